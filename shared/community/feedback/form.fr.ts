import type { form as en } from "./form.en.ts";

export const form: typeof en = {
  title: "Avis du public",
  formTitle: "Donnez votre avis",
  type: "Type d’avis",
  types: { general: "Avis général", concern: "Problème", positive: "Expérience positive" },
  agency: "Nom du service (police, shérif...)",
  feedback: "Votre avis",
  feedbackHint: "Au moins 10 caractères. N’écrivez pas ce qui doit rester privé.",
  followUp: "Je souhaite que quelqu’un me recontacte",
  contactHint:
    "Seulement si vous voulez une réponse. Si vous laissez ces champs vides, personne ne saura qui a écrit.",
  email: "E-mail (facultatif)",
  phone: "Téléphone (facultatif)",
  submit: "Envoyer l’avis",
  sentTitle: "Avis envoyé",
  sentText: "Merci pour votre avis !",
  receiptHint: "Gardez-le au cas où vous voudriez en reparler plus tard.",
};
