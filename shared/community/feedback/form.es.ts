import type { form as en } from "./form.en.ts";

export const form: typeof en = {
  title: "Comentarios de la comunidad",
  formTitle: "Comparta sus comentarios",
  type: "Tipo de comentario",
  types: { general: "Comentario general", concern: "Inquietud", positive: "Experiencia positiva" },
  agency: "Nombre de la agencia o del departamento",
  feedback: "Sus comentarios",
  feedbackHint: "Al menos 10 caracteres. No escriba nada que deba quedar en privado.",
  followUp: "Quiero que alguien se comunique conmigo",
  contactHint: "Solo si desea una respuesta. Si los deja vacíos, nadie sabrá quién lo escribió.",
  email: "Correo electrónico (opcional)",
  phone: "Teléfono (opcional)",
  submit: "Enviar comentarios",
  sentTitle: "Comentarios enviados",
  sentText: "¡Gracias por sus comentarios!",
  receiptHint: "Guárdelo por si más adelante quiere preguntar por este mensaje.",
};
