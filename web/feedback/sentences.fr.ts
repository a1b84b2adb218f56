import type { Sentences } from "../app/sentences.ts";

export const sentences: Sentences = {
  "Please select a feedback type": "Choisissez un type d’avis",
  "Please enter agency/department name": "Indiquez le nom du service",
  "The name of the agency is too long": "Le nom du service est trop long",
  "Please enter your feedback": "Écrivez votre avis",
  "Feedback has at most 5000 characters": "Un avis a au plus 5000 caractères",
  "Please answer yes or no": "Répondez oui ou non",
  "Please enter a valid email address": "Indiquez une adresse e-mail valide",
  "The phone number is too long": "Le numéro de téléphone est trop long",
  "You have sent several messages already. Please try again in an hour.":
    "Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.",
};
