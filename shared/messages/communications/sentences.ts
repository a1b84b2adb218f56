import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Message not found.",
  notToBeContacted: "This person must not be contacted.",
  otherWay: "This person asked to be reached another way.",
  addressRemoved: "This person's email address was removed.",
  sentAnotherWay: "It was sent another way.",
  quietHours: "It waits for the hours in which this person may be reached.",
  linkOver: "The link in this message is no longer valid. It was used, or a newer message replaced it.",
  textsStopped: "The owner of this number asked for no more text messages.",
  confirmedTooLate: "The confirmation of STOP may only be sent within five minutes.",
  undelivered: ({ code }: { code: string }) =>
    code === "" ? "The provider could not deliver it." : `The provider could not deliver it (code ${code}).`,
  handledBefore: ({ name }: { name: string }) => `${name} has already marked this message as handled.`,
  nothingToHandle: ({ state }: { state: string }) =>
    `You can only mark a message as handled if it failed or did not arrive. This one is ${state}.`,
  notHandled: "This message is not marked as handled, or someone marked it again.",
  passwordOver: "The temporary password in this message is no longer valid.",
  notFailed: ({ state }: { state: string }) => `You can only retry a failed message. This one is ${state}.`,
};

export const says = sentences("communications", en);
