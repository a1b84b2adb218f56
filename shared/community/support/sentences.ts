import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  chatFailed: ({ phone }: { phone: string }) =>
    `I apologize, but I'm experiencing technical difficulties right now. Please try again in a moment, or if this is urgent, please call our emergency hotline at ${phone}.`,
  callbackFailed: "There was an error requesting the callback. Please try again.",
  callbackIncomplete: "Please fill in your name and phone number",
  phoneNotCallable: "Please enter a phone number that we can call",
  typeUnknown: "Choose general or urgent",
  messageTooLong: "Please keep the message to 2000 characters",
  messageMissing: "Please write a message",
  sessionMissing: "The chat session is missing",
  sessionTooLong: "The session is too long",
  roleUnknown: "Must be user or assistant",
  historyWrong: "Must be a list of messages",
  historyTooLong: "Must hold at most 8 earlier messages",
  tooFast:
    "You are sending messages very fast. Please wait a minute. If this is urgent, call 911 or 988. Poison Control: 1-800-222-1222.",
  callbackKnown:
    "We already have a callback request for this number and will call it. This one was not saved. If this is urgent, please call 911.",
};

export const says = sentences("support", en);
