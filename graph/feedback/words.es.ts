import { feedbackTooOften, says } from "./rules.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Comentarios de la comunidad",
  formTitle: "Comparta sus comentarios",
  type: "Tipo de comentario",
  types: { general: "Comentario general", concern: "Inquietud", positive: "Experiencia positiva" },
  agency: "Nombre de la agencia o del departamento",
  feedback: "Sus comentarios",
  feedbackHint: "Al menos 10 caracteres. No escriba nada que deba quedar en privado.",
  followUp: "Quiero que alguien se comunique conmigo",
  contactHint: "Solo si desea una respuesta. Sin estos datos nadie sabe quién lo escribió.",
  email: "Correo electrónico (opcional)",
  phone: "Teléfono (opcional)",
  submit: "Enviar comentarios",
  sentTitle: "Comentarios enviados",
  sentText: "¡Gracias por sus comentarios!",
  receiptNumber: "Número de recibo",
  receiptHint: "Guárdelo por si más adelante quiere preguntar por este mensaje.",
  back: "Volver a los comentarios de la comunidad",
  sentences: {
    [feedbackTooOften]: "Ya envió varios mensajes. Inténtelo de nuevo en una hora.",
    [says.type]: "Seleccione un tipo de comentario",
    [says.agency]: "Escriba el nombre de la agencia o del departamento",
    [says.agencyTooLong]: "El nombre de la agencia es demasiado largo",
    [says.feedback]: "Escriba sus comentarios",
    [says.feedbackTooLong]: "Los comentarios tienen como máximo 5000 caracteres",
    [says.followUp]: "Responda sí o no",
    [says.email]: "Escriba un correo electrónico válido",
    [says.phone]: "Debe ser un texto",
    [says.phoneTooLong]: "El número de teléfono es demasiado largo",
  },
};
