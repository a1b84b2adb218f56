import { pluralEs } from "../../core/i18n/plural.ts";
import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  serviceUnknown: "Elija uno de los servicios de la lista",
  servicesWrong: "Los servicios deben ser una lista",
  serviceMissing: "Seleccione al menos un servicio",
  ownSupervisor: "El correo del supervisor no puede ser el suyo",
  caseNumberRequired: "Se necesita el número de caso",
  caseNumberInvalid: "Escriba un número de caso válido para la verificación.",
  informationMissing: "Falta información obligatoria",
  fieldsMissing: "Llene todos los campos obligatorios.",
  selectionRequired: "Hay que elegir un servicio",
  typeMissing: "Seleccione al menos un tipo de servicio (Alimentos, Vivienda o Transporte).",
  alreadyDecided: ({ status }) => `Este caso ya está ${status === "verified" ? "verificado" : "rechazado"}.`,
  emergencyOff: "La Verificación 911 está desactivada. Llame a su supervisor.",
  emergencyUsed: "La Verificación 911 ya se usó para este caso. Llame a su supervisor.",
  resendSoon: ({ seconds }) =>
    `Espere ${seconds} ${pluralEs(seconds, "segundo", "segundos")} antes de reenviar el correo.`,
  resendLater: ({ minutes }) =>
    `El correo se reenvió demasiadas veces. Espere ${minutes} ${pluralEs(minutes, "minuto", "minutos")}.`,
  caseRejected:
    "Su supervisor no confirmó este caso. Todavía puede leer lo que se presentó. Un administrador decidirá sobre lo pendiente. Comuníquese directamente con su supervisor. Para ayuda ahora, llame al 2-1-1. Si hay peligro, llame al 911.",
  supervisorSilent:
    "Hoy enviamos cinco correos a este supervisor y no recibimos ninguna confirmación. Llámele o indique a otro supervisor.",
  recipientFirst: "Guarde primero la información del beneficiario.",
  caseUnknown: "No reconocemos este número de caso. Revíselo e inténtelo de nuevo.",
  notVerified: "Su supervisor no verificó este caso. Comuníquese directamente con su supervisor.",
  sentTooOften:
    "Este formulario se envió demasiadas veces para este caso. Espere una hora o llame a su supervisor.",
  answerMissing: "Elija una de las dos respuestas",
  readAgain: "Esta página cambió después de que usted la abrió. Léala y responda de nuevo.",
  badgeMissing: "Escriba el número de placa del oficial",
  badgeWrongOnce: ({ count }) =>
    `Este no es el número de placa del oficial. Revíselo e inténtelo de nuevo. Le queda ${count} intento.`,
  badgeWrong: ({ count }) =>
    `Este no es el número de placa del oficial. Revíselo e inténtelo de nuevo. Le quedan ${count} intentos.`,
  reasonMissing: "Explique su decisión",
  noGrant: "Este caso no tiene un acceso activo de Verificación 911.",
  ownCase: "No puede confirmar su propio caso.",
  domainsTooMany: "Puede indicar hasta 200 dominios",
  domainsChanged: "Otra persona cambió la lista. Revísela de nuevo.",
};
