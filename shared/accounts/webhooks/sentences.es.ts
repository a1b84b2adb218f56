import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba un nombre para el webhook",
  nameTooLong: "El nombre de un webhook puede tener 60 caracteres como máximo",
  urlWrong: "Escriba una URL que empiece con https:// o http://",
  httpsOnly: "La URL debe empezar con https://",
  eventsMissing: "Elija al menos un evento",
  privateTarget:
    "Esta URL está en una red privada. Para permitirla, defina WEBHOOK_ALLOW_PRIVATE=1 en el servidor",
  tooManyWebhooks: "Se alcanzó el límite de 20 webhooks. Elimine uno primero.",
  noSuchWebhook: "No se encontró el webhook.",
  noSuchDelivery: "No se encontró la entrega.",
  stateAlready: "El webhook ya está en este estado.",
  switchedOff: "Este webhook está desactivado. Actívelo primero.",
};
