import type { Descriptions } from "../core/graphql/descriptions.ts";

export const descriptions: Descriptions = {
  Message: {
    self: "An email or text message and its delivery state. The inbox shows its text.",
    canRetry:
      "True if it failed and can be sent again. False if its letter is void, its link has expired, or the person must not be contacted.",
    channel: "`email` or `sms`.",
    createdAt: "When the message was queued.",
    dueAt: "When the next attempt is due, while the message is queued.",
    id: "UUID of the message. `node` does not accept it.",
    isCaptured:
      "True if the message left the queue but was not sent, because no mail server or SMS gateway is set up. See `reason`.",
    kind: "Purpose of the message, such as `letter-victim`.",
    reason: "Why it failed, or why the last attempt did not succeed. Null if neither applies.",
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
    failed: "Delivery failed and is no longer attempted.",
    queued: "The message waits for its next attempt.",
    sending: "An attempt is in progress.",
    sent: "The mail server or gateway accepted it.",
    superseded: "Not sent, because a newer message replaced it.",
  },
  OutboxConnection: {
    self: "One page of emails and text messages.",
    counts: "Number of messages in each state.",
  },
  OutboxCounts: {
    self: "Number of messages in each state, regardless of the search.",
    failed: "Failed messages, without superseded ones.",
    sent: "Sent messages.",
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
    failed: "Failed messages, without superseded ones.",
    sent: "Sent messages.",
    superseded: "Messages that a newer message replaced.",
    waiting: "Queued messages and messages being sent.",
  },
  RetryMessageInput: {
    self: "Values for sending a failed message again.",
    id: "UUID of the message.",
  },
  Query: {
    outbox: "Emails and text messages: failed ones first, then waiting ones, newest first.",
    "outbox(filter)": "Limits the messages.",
  },
  Mutation: {
    retryMessage:
      "Sends a failed message again, with the same text and links. CONFLICT unless `canRetry` is true.",
  },
};
