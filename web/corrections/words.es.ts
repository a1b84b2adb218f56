import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Reportar un error",
  about: (name) => `${name}: díganos qué está mal y alguien lo revisará.`,
  problem: "¿Qué está mal?",
  problems: {
    number: "El número es incorrecto o nadie contesta",
    closed: "Ya cerró",
    address: "La dirección o el sitio web es incorrecto",
    other: "Otra cosa",
  },
  details: "¿Qué encontró? (opcional)",
  detailsHint: "Máximo 500 caracteres. No escriba lo que deba quedar en privado.",
  email: "Correo electrónico (opcional)",
  emailHint: "Solo si podemos escribirle con preguntas. Sin él, nadie sabe quién escribió esto.",
  cancel: "Cancelar",
  send: "Enviar reporte",
  sending: "Enviando...",
  sent: "Reporte enviado",
  sentText: "Gracias. Alguien revisará este recurso.",
  unreachable:
    "No se pudo enviar el reporte. Revise su conexión e inténtelo de nuevo; lo que escribió sigue aquí.",
};
