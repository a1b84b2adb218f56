import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Donnez un nom au webhook",
  nameTooLong: "Le nom d’un webhook peut compter 60 caractères au plus",
  urlWrong: "Saisissez une adresse web valide",
  httpsOnly: "L’adresse doit être chiffrée (https)",
  eventsMissing: "Choisissez au moins un événement",
  privateTarget:
    "Cette adresse se trouve dans un réseau privé. Pour l’autoriser, définissez WEBHOOK_ALLOW_PRIVATE=1 sur le serveur",
  tooManyWebhooks: "La limite de 20 webhooks est atteinte. Supprimez-en un d’abord.",
  noSuchWebhook: "Webhook introuvable.",
  noSuchDelivery: "Livraison introuvable.",
  stateAlready: "Le webhook est déjà dans cet état.",
  switchedOff: "Ce webhook est désactivé. Activez-le d’abord.",
};
