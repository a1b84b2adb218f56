import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Message introuvable.",
  notToBeContacted: "Cette personne ne doit pas être contactée.",
  otherWay: "Cette personne a demandé à être jointe autrement.",
  addressRemoved: "L’adresse e-mail de cette personne a été retirée.",
  sentAnotherWay: "Il a été envoyé autrement.",
  quietHours: "Il attend les heures où cette personne peut être jointe.",
  linkOver:
    "Le lien de ce message n’est plus valable : il a été utilisé, ou un message plus récent le remplace.",
  textsStopped: "La personne de ce numéro ne veut plus recevoir de SMS.",
  confirmedTooLate: "La confirmation de STOP ne peut être envoyée que dans les cinq minutes.",
  undelivered: ({ code }) =>
    code === ""
      ? "L’opérateur n’a pas pu le remettre."
      : `L’opérateur n’a pas pu le remettre (code ${code}).`,
  handledBefore: ({ name }) => `${name} a déjà marqué ce message comme traité.`,
  nothingToHandle: ({ state }) =>
    `Seul un message en échec ou non remis peut être marqué comme traité. L’état de celui-ci est « ${state} ».`,
  notHandled: "Ce message n’est pas marqué comme traité, ou quelqu’un l’a marqué de nouveau.",
  passwordOver: "Le mot de passe temporaire de ce message n’est plus valable.",
  notFailed: ({ state }) =>
    `Seul un message en échec peut être renvoyé. L’état de celui-ci est « ${state} ».`,
};
