import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró el mensaje.",
  notToBeContacted: "A esta persona no se le debe contactar.",
  otherWay: "Esta persona pidió otra forma de comunicación.",
  addressRemoved: "Se quitó el correo electrónico de esta persona.",
  sentAnotherWay: "Se envió de otra forma.",
  quietHours: "Espera el horario en que se puede contactar a esta persona.",
  linkOver: "El enlace de este mensaje ya no es válido. Se usó, o lo reemplazó un mensaje más reciente.",
  textsStopped: "La persona de este número pidió no recibir más mensajes de texto.",
  confirmedTooLate: "La confirmación de ALTO solo se puede enviar en los cinco minutos siguientes.",
  undelivered: ({ code }) =>
    code === "" ? "El proveedor no pudo entregarlo." : `El proveedor no pudo entregarlo (código ${code}).`,
  handledBefore: ({ name }) => `${name} ya marcó este mensaje como atendido.`,
  nothingToHandle: ({ state }) =>
    `Solo se puede marcar como atendido un mensaje que falló o que no llegó. El estado de este es “${state}”.`,
  notHandled: "Este mensaje no está marcado como atendido, o alguien lo marcó otra vez.",
  passwordOver: "La contraseña temporal de este mensaje ya no es válida.",
  notFailed: ({ state }) => `Solo se puede reenviar un mensaje fallido. El estado de este es “${state}”.`,
};
