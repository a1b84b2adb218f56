import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  chatFailed: ({ phone }: { phone: string }) =>
    `I apologize, but I'm experiencing technical difficulties right now. Please try again in a moment, or if this is urgent, please call our emergency hotline at ${phone}.`,
  callbackFailed: "There was an error requesting the callback. Please try again.",
  callbackIncomplete: "Please fill in your name and phone number",
  nameTooLong: "The name is too long",
  phoneNotCallable: "Give a phone number that can be called",
  typeUnknown: "Choose general or urgent",
  messageTooLong: "A message has at most 2000 characters",
  messageMissing: "Write a message",
  sessionMissing: "Give the chat's session",
  sessionTooLong: "The session is too long",
  roleUnknown: "Must be user or assistant",
  historyWrong: "Must be a list of messages",
  historyTooLong: "At most 8 earlier messages",
  tooFast:
    "You are writing very fast. Please wait a minute. If this is urgent, call 911 or 988. Poison Control: 1-800-222-1222.",
  callbackKnown: "We have your callback request and will call you. If this is urgent, please call 911.",
};

export const says = sentences("support", en);
