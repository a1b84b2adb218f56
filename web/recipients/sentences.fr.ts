import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "Case number must be at least 5 characters": "Le numéro de dossier doit avoir au moins 5 caractères",
  "Full name must be at least 2 characters": "Le nom complet doit avoir au moins 2 caractères",
  "Address must be at least 5 characters": "L’adresse doit avoir au moins 5 caractères",
  "Phone number must be at least 7 digits": "Le numéro de téléphone doit avoir au moins 7 chiffres",
  "Please provide a brief statement of why services are needed":
    "Expliquez brièvement pourquoi ces services sont nécessaires",
};
