import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  RecipientResponse: {
    self: "An answer that a recipient or officer sent through the link in a message.",
    acknowledgedAt: "When an administrator marked it as read. Null if no one has.",
    acknowledgedBy: "User name of that administrator. Null if no one has, or the account is gone.",
    content: "Text of the answer. Treat it as plain text.",
    createdAt: "When it was sent.",
    isFromOfficer: "True if an officer sent it.",
    isProblem: "True if it reports that the help does not work.",
    language: "Language of the message that was answered. Null if unknown.",
    responseType: "Channel on which it was sent.",
    sender: "Sender as named in the message.",
  },
  ResponseType: {
    self: "Channel on which an answer was sent.",
    email: "Through the link in an email.",
    other: "Through the link in another message.",
    pass: "Written in the Help Pass.",
    sms: "By text message, or through the link in one.",
  },
  Mutation: {
    markResponseRead: "Marks an answer as read. CONFLICT if it is already marked. NOT_FOUND.",
  },
  EmergencyRequest: {
    responseCount: "Number of answers. 0 unless the caller is an administrator.",
    responses: "Answers, newest first. Empty unless the caller is an administrator.",
    unreadResponseCount:
      "Number of answers that no administrator has marked as read. 0 unless the caller is an administrator.",
  },
});
