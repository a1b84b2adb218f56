import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Message introuvable.",
  notToBeContacted: "Cette personne ne doit pas être contactée.",
  linkOver:
    "Le lien de ce message n’est plus valable : il a été utilisé, ou un message plus récent le remplace.",
  passwordOver: "Le mot de passe temporaire de ce message n’est plus valable.",
  notFailed: ({ state }) =>
    `Seul un message en échec peut être renvoyé. L’état de celui-ci est « ${state} ».`,
};
