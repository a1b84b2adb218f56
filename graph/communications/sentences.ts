import { sentences } from "../core/i18n/rules.ts";

export const en = {
  missing: "There is no such message.",
  notToBeContacted: "This person is not to be contacted.",
  notFailed: ({ state }: { state: string }) =>
    `Only a failed message can be sent again; this one is ${state}.`,
};

export const says = sentences("communications", en);
