import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  CallbackFilter: {
    self: "Limits the callbacks. Omitted fields do not limit them.",
    search: "Part of the name or the note, or the callback's number. At most 100 characters.",
    view: "Which callbacks to list. The default is `open`.",
  },
  CallbackConnection: {
    self: "One page of callbacks, and the state of the whole queue.",
    late: "Number of callbacks past their promised time.",
    nextDueAt: "When the next callback becomes late. Null if none is waiting.",
    serverTime: "Current time of the server, for clocks on the screen.",
    waiting: "Number of unclaimed callbacks.",
  },
  CallbackRequest: {
    self: "A person's request for a phone call. `openCallback` returns the phone number and message.",
    answeredAt: "When an administrator reached the person. Null until then.",
    claimedAt: "When an administrator claimed it. Null if it is unclaimed.",
    closedAt: "When it was closed. Null until then.",
    createdAt: "When the person asked for the call.",
    dialledAt: "When an administrator last dialed. Null if no one has.",
    dueAt: "Latest time that was promised for the call.",
    isMine: "True if the caller has claimed it.",
    language: "Preferred language of the person: `en`, `es` or `fr`.",
    name: "Name of the person, as entered.",
    note: "Outcome of the call. Null until it is closed.",
    number: "Row number.",
    ownerName: "User name of the administrator who claimed it. Null if no one has, or the account is gone.",
    requestType: "Urgency of the callback.",
    state: "State of the callback.",
  },
  CallbackState: {
    self: "State of a callback.",
    answered: "An administrator reached the person.",
    claimed: "An administrator claimed it.",
    closed: "It is done.",
    waiting: "No one has claimed it.",
  },
  CallbackType: {
    self: "Urgency of a callback.",
    general: "Promised within 5 to 15 minutes by default.",
    urgent: "Promised within 2 to 5 minutes by default.",
  },
  CallbackView: {
    self: "Which callbacks to list.",
    all: "Every callback.",
    closed: "Closed callbacks.",
    late: "Open callbacks past their promised time.",
    mine: "Open callbacks that the caller has claimed.",
    open: "Callbacks that are not closed.",
    waiting: "Unclaimed callbacks.",
  },
  CloseCallbackInput: {
    self: "Values for closing a callback.",
    note: "Outcome of the call. At most 1000 characters.",
  },
  OpenCallbackPayload: {
    self: "Contact details for making the call.",
    message: "The person's message. Null if there is none.",
    phone: "Phone number in international format, such as `+14155550132`.",
  },
  Query: {
    callbacks:
      "Callbacks. Open ones are sorted by urgency and age, closed ones newest first. INVALID with `fields`.",
    "callbacks(filter)": "Limits the callbacks.",
  },
  Mutation: {
    answerCallback:
      "Records that the caller reached the person. CONFLICT unless the caller has claimed it. NOT_FOUND.",
    claimCallback:
      "Claims a callback for the caller. CONFLICT, with the name, if another administrator has it. NOT_FOUND.",
    closeCallback:
      "Closes a callback with its outcome. INVALID without a note. CONFLICT unless the caller has claimed it. NOT_FOUND.",
    dialCallback: "Records that the caller is dialing. CONFLICT unless the caller has claimed it. NOT_FOUND.",
    giveBackCallback:
      "Returns a claimed callback to the queue, at its old place. Allowed for its owner and super administrators. CONFLICT. NOT_FOUND.",
    openCallback: "Returns the phone number and message. The access is logged. NOT_FOUND.",
  },
  Subscription: {
    callbackChanged: "Each new or changed callback.",
  },
});
