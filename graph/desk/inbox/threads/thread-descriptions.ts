import { declareDescriptions } from "../../../core/graphql/descriptions.ts";

declareDescriptions({
  CommunicationText: {
    self: "The whole text of one message.",
    communicationId: "`id` of the communication.",
    letterNumber:
      "Row number of the letter that the message carries. `message` then holds only the subject. Null if it carries none.",
    message: "The whole text, without the secrets of its links. Treat it as plain text.",
  },
  CommunicationThread: {
    self: "The messages of one case, or a received item without a case and its replies.",
    id: "Such as `request-12` with the request's number, or the `id` of the first item. `node` does not accept it.",
    isUrgent: "True if a received item is unread and reports a problem or asks for an urgent call.",
    latest: "The newest message that the view shows.",
    waiting: "Number of received items that no one has read or answered, as far as the view shows them.",
  },
  CommunicationThreadConnection: {
    self: "One page of threads: those with an urgent unread item first, then the newest.",
    counts:
      "Number of threads in each view, without other filters. Of each kind of message, 1,001 are counted at most.",
    totalCount: "Number of threads on all pages. Of each kind of message, 1,001 are counted at most.",
  },
  CommunicationThreadCounts: {
    self: "Number of threads in each view.",
    all: "All threads.",
    failed: "With a message that failed or did not arrive, and no one handled.",
    mine: "About cases that the caller owns.",
    needsAnswer: "With an unread received item.",
    urgent: "With an urgent unread received item.",
  },
  CommunicationThreadFilter: {
    self: "Limits the threads. Omitted fields do not limit them.",
    priority: "Only messages with this priority.",
    search:
      "Words of the subject, names, received text or case ID. At most 200 characters. Anonymous people are not found by name.",
    type: "Only messages of this kind.",
    view: "The view. The default is `needs_answer`.",
  },
  CommunicationThreadView: {
    self: "A view of the inbox by thread.",
    all: "All threads.",
    failed: "With a message that failed or did not arrive, and no one handled.",
    mine: "About cases that the caller owns.",
    needs_answer: "With an unread received item.",
    urgent: "With an urgent unread received item.",
  },
  HoldReplyInput: {
    self: "A sign that the caller writes in a thread, or has it open.",
    isWriting: "True while a reply is typed. False ends it.",
    takesOver: "True to write although someone else does. The default is false.",
    thread: "`id` of a `CommunicationThread`.",
  },
  HoldReplyPayload: {
    self: "Who writes in the thread.",
    writer: "The colleague who writes. Null if no one else does.",
  },
  OpenCommunicationThreadInput: {
    self: "Values for reading a thread.",
    thread: "`id` of a `CommunicationThread`.",
  },
  OpenCommunicationThreadPayload: {
    self: "The whole texts of a thread.",
    texts: "The newest messages, at most 50, newest first.",
  },
  ReplyWriter: {
    self: "An administrator who is writing a reply.",
    name: "User name of the administrator.",
  },
  Query: {
    communicationThreads:
      "Received and sent messages by thread: those with an urgent unread item first, then the newest.",
    "communicationThreads(filter)": "Limits the threads.",
  },
  Mutation: {
    holdReply:
      "Marks the caller as writing in a thread for 30 seconds. If a colleague already is, returns that colleague instead. Replies are not blocked. NOT_FOUND.",
    openCommunicationThread: "Returns the whole texts of a thread. The access is logged. NOT_FOUND.",
  },
});
