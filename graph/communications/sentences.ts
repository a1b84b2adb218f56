import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "There is no such message.",
  notToBeContacted: "This person is not to be contacted.",
  linkOver: "The link in this message is no longer valid: it was used, or a newer one was sent.",
  passwordOver: "The temporary password in this message is no longer valid.",
  notFailed: ({ state }: { state: string }) =>
    `Only a failed message can be sent again; this one is ${state}.`,
};

export const says = sentences("communications", en);
