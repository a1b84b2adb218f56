import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró el mensaje. Use un identificador de la lista, por ejemplo response-12.",
  filterUnknown: "Filtro desconocido.",
  searchTooLong: "La búsqueda puede tener 200 caracteres como máximo",
  priorityUnknown: "Elija una prioridad",
  composeIncomplete: "Complete los campos de destinatario y mensaje.",
  replyMissing: "Escriba su respuesta.",
  recipientUnknown: "No se encontró el destinatario.",
  recipientsSeveral:
    "Varias personas tienen este nombre. Agregue `requestId` y recipientType para identificarla.",
  requestUnknown: "No existe esa solicitud.",
  requestOfOther: "Esta solicitud es de otra persona.",
  subjectMissing: "Un correo electrónico necesita un asunto",
  smsTooLong: "Un mensaje de texto puede tener 600 caracteres como máximo",
  notSendable: "Este mensaje no se puede enviar. Revise los campos.",
  channelNotAllowed: ({ channel }) =>
    channel === "pass"
      ? "Esta persona no tiene un pase de ayuda que se pueda abrir. Elija otro medio."
      : `No se puede contactar a esta persona por ${{ email: "correo electrónico", sms: "SMS", phone: "teléfono" }[channel] ?? channel}. Elija otro medio.`,
  contactDiffers: "Este contacto no coincide con el registro. Déjelo en blanco para usar el del registro.",
  variableMissing: ({ variable }) =>
    `No hay un valor para {${variable}}. Escriba el texto o quite la variable.`,
  variableUnknown: ({ variable }) => `{${variable}} no es una variable.`,
  namesSupervisor: "Los mensajes a las víctimas no pueden nombrar a un supervisor. Quite el nombre.",
  namesAnonymous: "Esta persona pidió permanecer en el anonimato. Quite el nombre.",
  alreadyRead: ({ name }) => `${name} ya lo marcó como leído.`,
  noReading: "No se puede marcar como leído un mensaje enviado. Solo los mensajes recibidos.",
  noReply: "Este mensaje no se puede responder.",
  answeredMeanwhile: ({ name }) => `${name} ya respondió este mensaje.`,
  templateGone: "Esta plantilla se eliminó.",
  emailOff: "El correo está desactivado en la configuración. Este mensaje espera hasta que se active.",
  holdsSecret: "Este mensaje contenía un secreto; su contenido está oculto.",
};
