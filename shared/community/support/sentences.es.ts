import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  chatFailed: ({ phone }) =>
    `Lo siento, en este momento tengo dificultades técnicas. Inténtelo de nuevo en un momento o, si es urgente, llame a nuestra línea de emergencia al ${phone}.`,
  callbackFailed: "Hubo un error al pedir la llamada. Inténtelo de nuevo.",
  callbackIncomplete: "Escriba su nombre y su número de teléfono",
  phoneNotCallable: "Escriba un número de teléfono al que se pueda llamar",
  typeUnknown: "Elija general o urgente",
  messageTooLong: "Un mensaje tiene como máximo 2000 caracteres",
  messageMissing: "Escriba un mensaje",
  sessionMissing: "Falta la sesión del chat",
  sessionTooLong: "La sesión es demasiado larga",
  roleUnknown: "Debe ser user o assistant",
  historyWrong: "Debe ser una lista de mensajes",
  historyTooLong: "Como máximo 8 mensajes anteriores",
  tooFast:
    "Está escribiendo muy rápido. Espere un minuto. Si es urgente, llame al 911 o al 988. Control de Envenenamiento: 1-800-222-1222.",
  callbackKnown:
    "Ya tenemos una solicitud de llamada para este número y llamaremos. Esta no se guardó. Si es urgente, llame al 911.",
};
