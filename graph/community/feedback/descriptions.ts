import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Feedback: {
    self: "Feedback about an agency, for administrators only. The agency does not receive it, and the writer is unknown.",
    agency: "Name of the agency.",
    createdAt: "When it was sent.",
    feedbackType: "Kind of the feedback.",
    handledAt: "When it was handled. Null while it is open.",
    hasContact: "True if the writer left an email address or phone number. `openFeedbackContact` returns it.",
    isMine: "True if the caller is handling it.",
    language: "The writer's language: `en`, `es` or `fr`.",
    note: "How it was handled. Null while it is open.",
    ownerName: "User name of the administrator who is handling it. Null if no one is.",
    receipt: "Receipt number for the writer, such as `FB-2026-048213`.",
    state: "State of the feedback.",
    text: "The writer's text.",
    wantsFollowUp: "True if the writer asks for an answer.",
  },
  FeedbackFilter: {
    self: "Limits the feedback. Omitted fields do not limit it.",
    feedbackType: "Only feedback of this kind.",
    search: "Receipt number, or part of the agency's name or the note. At most 100 characters.",
    view: "Which feedback to list. The default is `open`.",
  },
  FeedbackConnection: {
    self: "One page of feedback.",
  },
  FeedbackState: {
    self: "State of feedback.",
    handled: "Handled.",
    open: "Not handled.",
  },
  FeedbackType: {
    self: "Kind of feedback.",
    concern: "A complaint or concern.",
    general: "General feedback.",
    positive: "Praise.",
  },
  FeedbackView: {
    self: "Which feedback to list.",
    all: "All feedback.",
    followUp: "Open feedback whose writer asks for an answer.",
    handled: "Handled feedback.",
    mine: "Open feedback that the caller is handling.",
    open: "Open feedback.",
  },
  HandleFeedbackInput: {
    self: "Values for closing feedback.",
    note: "How it was handled. At most 1000 characters.",
  },
  OpenFeedbackContactPayload: {
    self: "Contact details of the writer.",
    email: "Email address. Null if none was given.",
    phone: "Phone number, as entered. Null if none was given.",
  },
  SubmitFeedbackInput: {
    self: "Values of the form at /feedback.",
    agency: "Name of the agency.",
    email: "Email address for an answer.",
    feedback: "Text of the feedback.",
    feedbackType: "Kind of the feedback.",
    idempotencyKey: "Random key for this form. A repeat with the same text returns the same receipt.",
    language: "The writer's language: `en`, `es` or `fr`.",
    phone: "Phone number for an answer.",
    wantFollowUp: "True to ask for an answer.",
  },
  SubmitFeedbackPayload: {
    self: "Result of `submitFeedback`.",
    receipt: "Receipt number for questions about the feedback.",
  },
  Query: {
    feedback:
      "Feedback about agencies: open ones oldest first, handled ones newest first. INVALID with `fields`.",
    "feedback(filter)": "Limits the feedback.",
  },
  Mutation: {
    handleFeedback:
      "Closes feedback with a note. INVALID without a note. CONFLICT unless the caller is handling it. NOT_FOUND.",
    openFeedbackContact: "Returns the writer's contact details. The access is logged. NOT_FOUND.",
    releaseFeedback:
      "Stops handling feedback. Allowed for its owner and super administrators. CONFLICT. NOT_FOUND.",
    reopenFeedback:
      "Opens handled feedback again and assigns it to the caller. CONFLICT if it is open. NOT_FOUND.",
    submitFeedback:
      "Sends feedback about an agency to the administrators. INVALID with `fields`. RATE_LIMITED after five in an hour from one IP address.",
    takeFeedback:
      "Assigns feedback to the caller. CONFLICT, with the name, if someone is handling it, or if it is handled. NOT_FOUND.",
  },
  Subscription: {
    feedbackChanged: "Each new or changed feedback.",
  },
});
