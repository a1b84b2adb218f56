import { feedbackTooOften, says } from "./rules.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
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
  receiptNumber: "Numéro de référence",
  receiptHint: "Gardez-le si vous voulez en reparler plus tard.",
  back: "Retour aux avis du public",
  sentences: {
    [feedbackTooOften]: "Vous avez déjà envoyé plusieurs messages. Réessayez dans une heure.",
    [says.type]: "Choisissez un type d’avis",
    [says.agency]: "Indiquez le nom du service",
    [says.agencyTooLong]: "Le nom du service est trop long",
    [says.feedback]: "Écrivez votre avis",
    [says.feedbackTooLong]: "Un avis a au plus 5000 caractères",
    [says.followUp]: "Répondez oui ou non",
    [says.email]: "Indiquez une adresse e-mail valide",
    [says.phone]: "Doit être un texte",
    [says.phoneTooLong]: "Le numéro de téléphone est trop long",
  },
};
