import type { form as en } from "../en/rules.ts";

export const form: typeof en = {
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
  receiptHint: "Guárdelo por si más adelante quiere preguntar por este mensaje.",
};

/** What is wrong with it (says, feedbackTooOften). In their own words, since the screens load these without the rules. */
export const sentences = {
  "Please select a feedback type": "Seleccione un tipo de comentario",
  "Please enter agency/department name": "Escriba el nombre de la agencia o del departamento",
  "The name of the agency is too long": "El nombre de la agencia es demasiado largo",
  "Please enter your feedback": "Escriba sus comentarios",
  "Feedback has at most 5000 characters": "Los comentarios tienen como máximo 5000 caracteres",
  "Please answer yes or no": "Responda sí o no",
  "Please enter a valid email address": "Escriba un correo electrónico válido",
  "The phone number is too long": "El número de teléfono es demasiado largo",
  "You have sent several messages already. Please try again in an hour.":
    "Ya envió varios mensajes. Inténtelo de nuevo en una hora.",
};
