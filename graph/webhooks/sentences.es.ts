import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba un nombre para el webhook",
  nameTooLong: "El nombre de un webhook tiene como máximo 60 caracteres",
  urlWrong: "Esto no es una dirección que empiece con https:// o http://",
  httpsOnly: "Solo se llama a direcciones que empiezan con https://",
  eventsMissing: "Elija al menos un evento",
  privateTarget:
    "Esta dirección lleva a una red privada. El servidor solo la llama con WEBHOOK_ALLOW_PRIVATE=1 en su entorno",
  tooManyWebhooks: "Ya hay 20 webhooks. Borre uno primero.",
  noSuchWebhook: "Ese webhook no existe.",
  noSuchDelivery: "Ese envío no existe.",
  stateAlready: "El webhook ya está en este estado.",
  switchedOff: "El webhook está apagado.",
};
