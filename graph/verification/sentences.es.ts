import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  serviceUnknown: "No conocemos este servicio",
  servicesWrong: "Los servicios son una lista",
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
    `Espere ${seconds} ${seconds === 1 ? "segundo" : "segundos"} antes de reenviar el correo.`,
  resendLater: ({ minutes }) =>
    `El correo se reenvió demasiadas veces. Espere ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`,
  caseRejected:
    "Su supervisor no confirmó este caso: lo presentado todavía se puede leer y lo pendiente espera a la administración. Comuníquese directamente con su supervisor; para ayuda ahora llame al 2-1-1, o al 911 si hay peligro.",
  supervisorSilent:
    "A este supervisor se le enviaron hoy cinco correos y todavía no ha confirmado a nadie. Llámele o indique a otro supervisor.",
  emergencyTooOften: "La Verificación 911 se usó hoy demasiadas veces desde aquí. Llame a su supervisor.",
  recipientFirst: "Guarde primero la información del beneficiario.",
  caseUnknown: "No conocemos este número de caso.",
  notVerified: "Su supervisor no verificó este caso. Comuníquese directamente con su supervisor.",
  sentTooOften: "Este formulario se envió demasiadas veces. Espere una hora o llame a su supervisor.",
  answerMissing: "Elija una de las dos respuestas",
  readAgain: "Esta página cambió después de que usted la abrió. Léala y responda de nuevo.",
  badgeMissing: "Escriba el número de placa del oficial",
  badgeWrongOnce: ({ count }) =>
    `Este no es el número de placa del oficial. Revíselo e inténtelo de nuevo: queda ${count} intento.`,
  badgeWrong: ({ count }) =>
    `Este no es el número de placa del oficial. Revíselo e inténtelo de nuevo: quedan ${count} intentos.`,
  reasonMissing: "Indique por qué decide así",
  noGrant: "Este caso no tiene ningún permiso 911 vigente.",
  ownCase: "No puede responder por su propio caso.",
  domainWrong: "Debe ser un dominio, como policia.example.org",
  domainPublic: "Cualquiera puede tener una dirección en este dominio",
  domainsTooMany: "Como máximo 200 dominios",
  domainsChanged: "La lista cambió mientras tanto. Revísela de nuevo.",
};
