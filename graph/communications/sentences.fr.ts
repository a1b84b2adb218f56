import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Ce message n’existe pas.",
  notToBeContacted: "Cette personne ne doit pas être contactée.",
  linkOver:
    "Le lien de ce message n’est plus valable : il a été utilisé, ou un lien plus récent a été envoyé.",
  passwordOver: "Le mot de passe temporaire de ce message n’est plus valable.",
  notFailed: ({ state }) =>
    `Seul un message en échec peut être renvoyé ; celui-ci est dans l’état « ${state} ».`,
};
