import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Ce message n’existe pas.",
  notToBeContacted: "Cette personne ne doit pas être contactée.",
  notFailed: ({ state }) =>
    `Seul un message en échec peut être renvoyé ; celui-ci est dans l’état « ${state} ».`,
};
