import type { en } from "./words.en.ts";

export const fr: typeof en = {
  // Said of an amount.
  statuses: { pending: "en attente", allocated: "attribué", denied: "refusé", distributed: "versé" },
  title: "Fonds attribués",
  empty: "Aucun fonds n'a encore été attribué.",
  created: "Créé le",
  distributedOn: "Versé le",
  justification: "Justification",
  waits: "Attend la décision d'une seconde personne.",

  approve: {
    action: "Approuver et attribuer",
    busy: "Attribution...",
    needsVictimInfo:
      "Les informations sur la victime sont nécessaires avant d'approuver la demande. Veuillez d'abord les ajouter.",
    done: "Fonds attribués",
    doneText: (caseId) => `${caseId} est approuvée.`,
    passedOn: "Statut mis à jour",
    passedOnText: "Votre approbation est enregistrée. Une autre personne doit aussi décider.",
    failed: "L'attribution a échoué",
    failedText: "Les fonds n'ont pas pu être attribués. Veuillez réessayer.",
  },

  deny: {
    action: "Refuser la demande",
    title: (caseId) => `Refuser la demande ${caseId} ?`,
    text: "La demande est close sans fonds. Le motif est affiché avec la demande.",
    busy: "Refus en cours...",
    done: "Demande refusée",
    doneText: (caseId) => `${caseId} est refusée.`,
    failed: "La mise à jour a échoué",
    failedText: "Le statut de la demande n'a pas pu être modifié. Veuillez réessayer.",
  },

  distribute: {
    action: "Marquer comme versé",
    busy: "Enregistrement...",
    done: "Fonds versés",
    doneText: (amount) => `${amount} : marqué comme versé.`,
    failed: "La mise à jour a échoué",
    failedText: "Le statut des fonds n'a pas pu être modifié. Veuillez réessayer.",
  },

  secondPerson: "Une seconde personne doit décider",
};
