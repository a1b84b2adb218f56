import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing:
    "No existe ninguna comunicación con este identificador. Use el de la lista, por ejemplo response-12.",
  filterUnknown: "Este filtro no existe.",
  searchTooLong: "Busque con un máximo de 200 caracteres",
  priorityUnknown: "Elija una prioridad",
  composeIncomplete: "Complete los campos de destinatario y mensaje.",
  replyMissing: "Escriba su respuesta.",
  recipientUnknown: "No existe ese destinatario.",
  recipientsSeveral: "Varias personas se llaman así. Indique el caso en `requestId` y el recipientType.",
  requestUnknown: "No existe esa solicitud.",
  requestOfOther: "Esta solicitud no es del destinatario.",
  subjectMissing: "Un correo electrónico necesita un asunto",
  smsTooLong: "Un mensaje de texto tiene un máximo de 600 caracteres",
  notSendable: "Este mensaje no se puede enviar así.",
  channelNotAllowed: ({ channel }) =>
    `No se puede contactar a esta persona por ${{ email: "correo electrónico", sms: "SMS", phone: "teléfono" }[channel] ?? channel}, o no lo permitió.`,
  contactDiffers: "Este no es el contacto del registro. Déjelo en blanco y se usará el del registro.",
  variableMissing: ({ variable }) =>
    `Aquí no se conoce ningún valor para {${variable}}. Escríbalo o quítelo.`,
  variableUnknown: ({ variable }) => `{${variable}} no es una variable.`,
  namesSupervisor:
    "Un mensaje a la persona que necesita ayuda no nombra a ningún supervisor. Quite el nombre.",
  namesAnonymous: "Esta persona desea permanecer en el anonimato. Quite el nombre.",
  alreadyRead: ({ name }) => `${name} ya lo marcó como leído.`,
  noReading: "Este mensaje es de salida y no se puede marcar como leído. Solo se marca lo recibido.",
  noReply: "Esto no se puede responder.",
  answeredMeanwhile: ({ name }) => `${name} ya lo respondió mientras tanto.`,
  templateGone: "Esta plantilla ya no existe.",
  emailOff: "El correo está desactivado en la configuración; esto espera hasta que se active.",
  holdsSecret: "Este mensaje contenía un secreto y no se muestra.",
};
