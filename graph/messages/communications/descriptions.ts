import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Message: {
    self: "An email or text message and its delivery state. The inbox shows its text.",
    canRetry:
      "True if it failed and can be sent again. False if its letter is void, its link has expired, or the person must not be contacted.",
    canHandle:
      "True if it failed or did not arrive, and needs someone. False once it is handled, a newer message replaced it, or no one should get it any more.",
    channel: "`email` or `sms`.",
    createdAt: "When the message was queued.",
    dueAt: "When the next attempt is due, while the message is queued.",
    handledAt: "When an administrator marked it as handled. Null if none did, or if it was retried since.",
    handledBy: "User name of that administrator. Null if none.",
    id: "UUID of the message. `node` does not accept it.",
    kind: "Purpose of the message, such as `letter-victim`.",
    reason:
      "Why it failed or did not arrive, with the provider's code, or why the last attempt did not succeed. Null if none applies.",
    canReopen: "True if it is marked as handled, and `reopenMessage` can undo that.",
    otherChannel:
      "`email` or `sms`, if it carries a victim's letter, `canHandle` is true, and `sendLetterAnotherWay` can send the letter there. Null otherwise.",
    recipientName: "Name of the recipient. The case ID if the recipient wishes to stay anonymous.",
    recipientType: "`officer`, `supervisor`, `admin` or `victim`.",
    sentAt: "When the mail server or gateway accepted it. Null until then.",
    state: "Delivery state.",
    subject: "Subject line. Empty for a text message.",
    tries: "Number of delivery attempts.",
    caseId: "Case ID of the request. Null if the message concerns no request.",
    requestNumber: "Number of the request. Null if the message concerns no request.",
  },
  MessageState: {
    self: "Delivery state of a message.",
    captured: "Not sent, because no mail server or SMS gateway is set up.",
    delivered: "The provider reported that it arrived.",
    failed: "No server or gateway took it, and no attempt follows.",
    sent: "The mail server or gateway accepted it, and reported nothing since.",
    undelivered: "The provider reported that it did not arrive.",
    waiting: "It waits for its next attempt, or an attempt is in progress.",
    superseded: "Not sent, because a newer message replaced it.",
  },
  OutboxConnection: {
    self: "One page of emails and text messages. `totalCount` is at most 1,001, which means more than 1,000.",
    counts: "Number of messages in each state.",
  },
  OutboxCounts: {
    self: "Number of messages in each state, regardless of the search. Each is at most 1,001, which means more than 1,000.",
    failed: "Failed messages, without settled ones.",
    sent: "Sent messages, without those that did not arrive.",
    undelivered: "Messages that did not arrive, without settled ones.",
    waiting: "Queued messages and messages being sent.",
  },
  OutboxFilter: {
    self: "Limits the messages. Omitted fields do not limit them.",
    search: "Part of the subject, recipient or case ID. At most 100 characters.",
    view: "Which messages to list. The default is `all`.",
  },
  OutboxView: {
    self: "Which messages to list.",
    all: "Every message.",
    failed: "Failed messages, without settled ones.",
    sent: "Sent messages, without those that did not arrive.",
    settled:
      "Messages that reached no one and need no action: handled, replaced by a newer message, or no longer to be received.",
    undelivered: "Messages that did not arrive, without settled ones.",
    waiting: "Queued messages and messages being sent.",
  },
  HandleMessageInput: {
    self: "Values for marking a message as handled.",
    id: "UUID of the message.",
  },
  ReopenMessageInput: {
    self: "Values for undoing that a message was handled.",
    handledAt: "`handledAt` of the mark that the caller saw.",
    id: "UUID of the message.",
  },
  ReopenMessagePayload: { self: "Result of `reopenMessage`.", message: "The message." },
  RetryMessageInput: {
    self: "Values for sending a failed message again.",
    id: "UUID of the message.",
  },
  RetryMessagesInput: { self: "Failed messages to send again.", ids: "UUIDs of 1 to 50 messages." },
  RetryMessagesPayload: { results: "One for each message, in the order of the input." },
  Query: {
    message: "One message of the outbox. NOT_FOUND.",
    "message(id)": "The message's id.",
    outbox: "Emails and text messages: failed ones first, then waiting ones, newest first.",
    "outbox(filter)": "Limits the messages.",
  },
  Mutation: {
    handleMessage:
      "Marks a message that failed or did not arrive as handled, so that it no longer waits in the work queue. CONFLICT with the name of the administrator who did so before, or if it is in another state.",
    reopenMessage:
      "Undoes that a message was marked as handled, so that it waits in the work queue again. CONFLICT if the mark is gone or newer than `handledAt`, or if the message's letter was sent another way. NOT_FOUND.",
    retryMessage:
      "Sends a failed message again, with the same text and links. CONFLICT unless `canRetry` is true.",
    retryMessages: "Sends failed messages again, each independently. INVALID without 1 to 50 different ids.",
  },
});
