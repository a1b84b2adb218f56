import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Letter: {
    self: "A letter about a decision. `href` is the path of its text, and of its PDF with `.pdf` added. Each access is logged.",
    audience: "For whom the letter is written.",
    canRetry: "True if it failed and `retryLetter` can try again.",
    caseId: "Case ID of the request.",
    createdAt: "When the decision was made.",
    deliveryStatus: "Delivery status.",
    helpTypes: "Kinds of help that the letter names.",
    href: "Path for reading it with the session cookie. Null until it is written.",
    letterType: "Kind of the letter.",
    number: "Letter number, such as `L-2026-000001`. Null until it is written.",
    reason: "Why it failed, is delayed, or was voided. Null if none applies.",
    recipient: "Recipient as named in the letter.",
    requestNumber: "Number of the request. REST calls it `id`.",
    sentAt: "When the mail server or gateway accepted the last message with it. Null until then.",
    subject: "Subject line. Null until it is written.",
    validUntil: "When it stops being valid. Null if it does not expire, or is not written yet.",
    voidedAt: "When it was voided. Null if it was not.",
    voidedBy: "Who voided it. Null if it was not.",
  },
  LetterAudience: {
    self: "For whom a letter is written.",
    officer: "The officer who filed the request.",
    victim: "The victim.",
  },
  LetterDelivery: {
    self: "Delivery status of a letter.",
    captured: "Not delivered, because no mail server or SMS gateway is set up.",
    delivered: "Every provider reported that it arrived, or its reader finds it in the app alone.",
    failed: "No server or gateway took it. `reason` says why.",
    pending: "The letter is not written or not sent yet.",
    sent: "Every mail server or gateway accepted it, and not all have reported that it arrived.",
    undelivered: "A provider reported that it did not arrive. `reason` says why.",
    void: "The letter is no longer valid.",
  },
  LetterKind: {
    self: "Kind of a letter.",
    approval: "The request was approved.",
    denial: "The request was denied.",
    dispatch: "Help was dispatched.",
    summary: "The request was completed: what was given, and how to ask the state for compensation.",
  },
  VoidLetterInput: {
    self: "Values for voiding a letter.",
    reason: "Why it is voided. 3 to 500 characters. The officer who received it can read it.",
  },
  Query: {
    lettersToViewer: "The newest 20 letters to the calling officer. Empty for other callers.",
  },
  SendLetterAnotherWayInput: {
    self: "Values for sending a letter another way.",
    messageId: "UUID of the message that reached no one.",
  },
  Mutation: {
    sendLetterAnotherWay:
      "Sends a victim's letter by email instead of text message, or the reverse, after a message with it failed or did not arrive. That message is then handled. CONFLICT if it was handled before, or if the other way is not open (`Message.otherChannel`). NOT_FOUND.",
    retryLetter: "Writes or sends a failed letter again. CONFLICT if it did not fail, or is void. NOT_FOUND.",
    voidLetter:
      "Voids a letter and notifies its recipients. INVALID without a reason. CONFLICT if it is already void. NOT_FOUND.",
  },
  EmergencyRequest: {
    letterCount: "Number of letters in `letters`.",
    letters:
      "Letters, newest first. An officer sees their own letters and the closing summary. Empty for other callers, except administrators.",
  },
});
