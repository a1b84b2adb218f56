import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Communication: {
    self: "One line of the administrators' inbox: a received or sent message.",
    actionRequired: "True for a failed message, and for an unread report of a problem or urgent call.",
    allowsResponse: "True if `responseChannels` is not empty.",
    canRetry: "True if the message failed and can be sent again.",
    caseId: "Case ID of the request. Null if the message concerns no request.",
    communicationType: "Kind of the message.",
    contact: "Contact details of the sender or recipient. Empty for a person who wishes to stay anonymous.",
    createdAt: "When it was received or written.",
    direction: "Received or sent.",
    id: "Such as `response-12`, `callback-3`, `correction-4`, `feedback-5` or `message-{uuid}`. `node` does not accept it.",
    isNotToBeContacted: "True if the recipient of the request wishes no contact.",
    isPassLocked:
      "True if the recipient's Help Pass was locked by wrong PINs. Nothing can be written there until there is a new one.",
    language: "Language of the message. Null if unknown.",
    recipientKey:
      "`key` of its sender or recipient as a `MessageRecipient`. Null for a member of the public and for administrators.",
    party: "Role of the sender or recipient. Null for a member of the public.",
    preview: "The first 100 characters. Treat it as plain text.",
    priority: "Priority of the message.",
    readAt: "When an administrator marked it as read. Null if no one has.",
    readBy: "User name of that administrator. Null if no one has, or the account is gone.",
    reason: "Why it failed or is delayed. Null if neither applies.",
    recipientName: "Name of the recipient. Null if unknown.",
    replies: "Number of replies that were sent and have not failed.",
    requestNumber: "Number of the request. Null if the message concerns no request.",
    responseChannels: "Channels for a reply. Empty if no reply is possible.",
    senderName:
      "User name of the administrator who sent it, or name of the sender. Null for system messages and for senders without a name.",
    status: "Status of the message.",
    subject: "Subject line. Null if there is none.",
  },
  CommunicationChannel: {
    self: "A way to reach a person.",
    email: "Email.",
    pass: "The recipient's Help Pass, where the message is read. Nothing is sent.",
    phone: "Phone call.",
    sms: "Text message.",
  },
  CommunicationContact: {
    self: "Ways to reach a person that are on record.",
    email: "Email address. Null if there is none.",
    phone: "Phone number. Null if there is none.",
    sms: "Phone number for text messages. Null if there is none.",
  },
  CommunicationDirection: {
    self: "Direction of a message.",
    inbound: "Received.",
    outbound: "Sent.",
  },
  CommunicationFilter: {
    self: "Limits the messages. Omitted fields do not limit them.",
    direction: "Only messages in this direction.",
    priority: "Only messages with this priority.",
    request: "Number of a request. Only messages about it.",
    search:
      "Words of the subject, names, received text or case ID. At most 200 characters. Anonymous people are not found by name.",
    status: "Only messages with this status.",
    thread: "ID of a message. Only the message and its replies.",
    type: "Only messages of this kind.",
  },
  CommunicationLanguage: {
    self: "Language of a message.",
    en: "English.",
    es: "Spanish.",
    fr: "French.",
  },
  CommunicationConnection: {
    self: "One page of the inbox. `totalCount` is at most 1,001, which means more than 1,000.",
  },
  CommunicationParty: {
    self: "Role of a sender or recipient.",
    admin: "An administrator.",
    officer: "An officer.",
    supervisor: "A supervisor.",
    victim: "The victim.",
  },
  CommunicationPriority: {
    self: "Priority of a message.",
    critical: "Critical.",
    high: "High.",
    low: "Low.",
    medium: "Medium.",
  },
  CommunicationStatus: {
    self: "Status of a message.",
    captured: "Sent messages: not delivered, because no mail server or SMS gateway is set up.",
    delivered: "Sent messages: the provider reported that it arrived. Received messages: unread.",
    failed: "Sent messages: delivery failed.",
    pending: "Sent messages: waiting for delivery.",
    read: "Received messages: an administrator read it.",
    responded: "Received messages: an administrator replied.",
    sent: "Sent messages: the mail server or gateway accepted it.",
    undelivered: "Sent messages: the provider reported that it did not arrive.",
    superseded: "Sent messages: not sent, because a newer message replaced it.",
  },
  CommunicationStatusFilter: {
    self: "Status to filter messages by.",
    captured: "Not delivered, because no mail server or SMS gateway is set up.",
    delivered: "Delivered.",
    failed: "Delivery failed.",
    pending: "Waiting for delivery.",
    read: "Read.",
    responded: "Replied to.",
    sent: "Accepted by the mail server or gateway.",
    undelivered: "Did not arrive.",
    superseded: "Not sent, because a newer message replaced it.",
    unread: "Received and not read.",
  },
  CommunicationType: {
    self: "Kind of a message.",
    alert: "A system notice, or something reported through a form.",
    email: "Email.",
    pass: "Written in a Help Pass, by the recipient or an administrator.",
    phone: "Phone call.",
    sms: "Text message.",
  },
  InboxNews: {
    self: "Notification about a changed inbox.",
    unread: "Number of unread messages, as in `unreadCommunications`.",
  },
  MarkThreadsReadInput: {
    self: "Threads to mark as read.",
    ids: "`id` of 1 to 50 different communication threads.",
  },
  MarkThreadsReadPayload: { results: "One for each thread, in the order of the input." },
  MarkCommunicationReadInput: {
    self: "Values for marking a message as read.",
    id: "`id` of the communication.",
  },
  MessageRecipient: {
    self: "A person who can be contacted.",
    caseId: "Case ID of the request. Null if there is none.",
    channels: "Available channels.",
    contact: "Contact details.",
    isNotToBeContacted: "True if the person must not be contacted.",
    isPassLocked:
      "True if the recipient's Help Pass was locked by wrong PINs. Nothing can be written there until there is a new one.",
    key: "Pass it as `recipient`. Such as `officer-3`, or `victim-7` with the request's number.",
    kind: "Role of the person.",
    language: "Preferred language: `en`, `es` or `fr`.",
    name: "Name of the person. “Recipient of {case}” for an anonymous person.",
    requestNumber: "Number of the request. Null if there is none.",
  },
  OpenCommunicationInput: {
    self: "Values for reading a whole message.",
    id: "`id` of the communication.",
  },
  OpenCommunicationPayload: {
    self: "A whole message.",
    communication: "The message's line in the inbox.",
    letterNumber:
      "Row number of the letter that the message carries. `message` then holds only the subject. Null if it carries none.",
    message: "The whole text, without the secrets of its links. Treat it as plain text.",
  },
  RespondToCommunicationInput: {
    self: "Values for replying to a message.",
    content: "Text of the reply.",
    id: "`id` of the communication.",
    method: "One of the communication's `responseChannels`.",
    repliesSeen:
      "The communication's `replies` that the client last read. CONFLICT if another administrator has replied since.",
  },
  SendCommunicationInput: {
    self: "Values for contacting a person.",
    message: "Text. Variables such as {caseId} are filled in.",
    priority: "Priority of the message. The default is `medium`.",
    recipient: "`key` of a `MessageRecipient`.",
    request: "Number of the request that an officer is contacted about.",
    subject: "Subject line. Required for an email.",
    template: "Number of the template that the text is based on.",
    type: "Channel of the message. `phone` records a call.",
  },
  Query: {
    communications:
      "Received and sent messages, newest first. `totalCount` is at most 1001, which means more than 1000.",
    "communications(filter)": "Limits the messages.",
    messageRecipients:
      "People who can be contacted, by name, phone number, or case ID. Anonymous people are found by case ID only.",
    "messageRecipients(search)": "Name, phone number, or case ID. At most 200 characters.",
    templatePreview:
      "A template as it would be sent. INVALID if the request does not belong to the recipient. NOT_FOUND.",
    "templatePreview(language)": "Language of the text. The default is the recipient's.",
    "templatePreview(recipient)": "`key` of a `MessageRecipient`.",
    "templatePreview(request)": "Number of the request that an officer is contacted about.",
    "templatePreview(template)": "Number of the template.",
    unreadCommunications: "Number of unread received messages.",
  },
  Mutation: {
    markCommunicationRead:
      "Marks a received message as read. INVALID for a sent message. CONFLICT if it is already marked. NOT_FOUND.",
    markThreadsRead:
      "Marks the received messages of threads as read, each thread independently. INVALID without 1 to 50 different ids.",
    openCommunication: "Returns a whole message. The access is logged. NOT_FOUND.",
    respondToCommunication:
      "Replies to a received message and marks it as read. INVALID with `fields`. CONFLICT if another administrator has replied since. NOT_FOUND.",
    sendCommunication:
      "Sends a message or records a call. INVALID with `fields` for a channel that is not on record, an unknown variable, or a supervisor named to the victim.",
  },
  Subscription: {
    inboxChanged:
      "Shortly after a message was received, sent, read or answered. Changes close together arrive as one.",
  },
  TemplatePreview: {
    self: "A template filled in for one recipient.",
    body: "Text. `{replyLink}` stays as it is until the message is sent.",
    language: "Language of the text: `en`, `es` or `fr`.",
    missing: "Variables without a value.",
    refused: "Why the message cannot be sent as it is, in English. Empty if it can.",
    subject: "Subject line. Empty for text messages and calls.",
  },
});
