import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "Case number must be at least 5 characters": "El número de caso debe tener al menos 5 caracteres",
  "Full name must be at least 2 characters": "El nombre completo debe tener al menos 2 caracteres",
  "Address must be at least 5 characters": "La dirección debe tener al menos 5 caracteres",
  "Phone number must be at least 7 digits": "El teléfono debe tener al menos 7 dígitos",
  "Please provide a brief statement of why services are needed":
    "Explique brevemente por qué se necesitan los servicios",
};
