import type { sentences as es } from "../es/rules.ts";
import type { form as en } from "../en/rules.ts";

export const form: typeof en = {
  title: "Avis du public",
  formTitle: "Donnez votre avis",
  type: "Type d’avis",
  types: { general: "Avis général", concern: "Problème", positive: "Expérience positive" },
  agency: "Nom du service (police, shérif...)",
  feedback: "Votre avis",
  feedbackHint: "Au moins 10 caractères. N’écrivez pas ce qui doit rester privé.",
  followUp: "Je souhaite que quelqu’un me recontacte",
  contactHint: "Seulement si vous voulez une réponse. Sans cela, personne ne saura qui a écrit.",
  email: "E-mail (facultatif)",
  phone: "Téléphone (facultatif)",
  submit: "Envoyer l’avis",
  sentTitle: "Avis envoyé",
  sentText: "Merci pour votre avis !",
  receiptHint: "Gardez-le si vous voulez en reparler plus tard.",
};

export const sentences: typeof es = {
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
