import type { Sentences } from "../app/sentences.ts";

export const sentences: Sentences = {
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
