import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "Message not found.",
  notToBeContacted: "This person must not be contacted.",
  linkOver: "The link in this message is no longer valid. It was used, or a newer message replaced it.",
  passwordOver: "The temporary password in this message is no longer valid.",
  notFailed: ({ state }: { state: string }) => `You can only retry a failed message. This one is ${state}.`,
};

export const says = sentences("communications", en);
