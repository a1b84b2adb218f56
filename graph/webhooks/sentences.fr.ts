import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Donnez un nom au webhook",
  nameTooLong: "Le nom d’un webhook compte au plus 60 caractères",
  urlWrong: "Ce n’est pas une adresse web",
  httpsOnly: "Seules les adresses chiffrées (https) sont appelées",
  eventsMissing: "Choisissez au moins un événement",
  privateTarget:
    "Cette adresse mène à un réseau privé. Le serveur ne l’appelle qu’avec WEBHOOK_ALLOW_PRIVATE=1 dans son environnement",
  tooManyWebhooks: "Il y a déjà 20 webhooks. Supprimez-en un d’abord.",
  noSuchWebhook: "Ce webhook n’existe pas.",
  noSuchDelivery: "Cet envoi n’existe pas.",
  stateAlready: "Le webhook est déjà dans cet état.",
  switchedOff: "Le webhook est désactivé.",
};
