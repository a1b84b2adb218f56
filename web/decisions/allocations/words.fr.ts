export const fr = {
  // For an amount.
  statuses: { pending: "en attente", allocated: "attribué", denied: "refusé", distributed: "versé" },
  title: "Fonds attribués",
  empty: "Aucun fonds n’a encore été attribué.",
  emptyDenied: "La demande a été refusée : aucun fonds n’a été attribué.",
  emptyNext: "Ils sont attribués quand la demande est approuvée.",
  toDetails: "Aller aux détails",
  created: "Créé le",
  distributedOn: "Versé le",
  dispatched: "Fourni en services",
  paid: "Versé en argent",
  leftToPay: "Reste à verser",
  justification: "Justification",
  states: {
    pending: "En attente de la décision d’une seconde personne.",
    allocated: "Réservé. Rien n’a encore été fourni ni versé.",
    partly: (left: string) => `Une partie a été fournie en services. Il reste ${left}.`,
    sent: "Tout a été fourni en services.",
    distributed: "Versé. Il n’y a plus rien à faire.",
    denied: "Non attribué : la demande a été refusée.",
  },

  recommended: "Montant recommandé",
  difference: "Motif d’un autre montant",
  differenceNote: "Note",
  reasons: {
    partly_covered: "Une autre personne ou un autre organisme paie une partie",
    need_changed: "Le besoin est moindre à présent",
    price_known: "Le prix est connu",
    limited_funds: "Le fonds est insuffisant",
    other: "Autre motif",
    fund_maximum: "Au-dessus du maximum par demande",
    not_stated: "Non indiqué",
  },
  smaller: {
    choose: "Approuver un montant inférieur",
    amount: "Montant approuvé",
    reason: "Pourquoi n’est-ce pas le montant recommandé ?",
    note: "Note (facultatif)",
    noteNeeded: "Note : indiquez le motif",
  },

  approve: {
    amount: "Montant à attribuer",
    action: "Approuver et attribuer",
    title: (amount: string) => `Attribuer ${amount} ?`,
    text: "L’argent est réservé à cette personne dès que plus personne d’autre ne doit décider.",
    busy: "Attribution...",
    needsVictimInfo: "Pour approuver la demande, il faut d’abord ajouter les informations sur la victime.",
    done: "Fonds attribués",
    doneText: (caseId: string) => `La demande ${caseId} est approuvée.`,
    passedOn: "Statut mis à jour",
    passedOnText: "Votre approbation est enregistrée. Une autre personne doit aussi décider.",
    failed: "L’attribution a échoué",
    failedText: "Les fonds n’ont pas pu être attribués. Veuillez réessayer.",
  },

  deny: {
    action: "Refuser la demande",
    title: (caseId: string) => `Refuser la demande ${caseId} ?`,
    text: "La demande sera fermée sans versement. Votre motif s’affichera avec elle.",
    busy: "Refus...",
    done: "Demande refusée",
    doneText: (caseId: string) => `La demande ${caseId} est refusée.`,
    failed: "La mise à jour a échoué",
    failedText: "Le statut de la demande n’a pas pu être modifié. Veuillez réessayer.",
  },

  denied: { again: "Déposer une nouvelle demande", otherHelp: "Voir d’autres aides à proximité" },

  setAside: {
    text: (amount: string) => `${amount} sont attribués.`,
    instead: (amount: string) =>
      `${amount} sont attribués. Si vous remettez cette somme vous-même, indiquez-le ici.`,
    action: "Je l’ai remise",
  },

  confirm: { amount: "Montant", person: "Pour" },

  distribute: {
    action: "Marquer comme versé",
    title: (amount: string) => `Marquer ${amount} comme versés ?`,
    text: "Vous confirmez ainsi avoir remis l’argent. La demande est alors terminée, sans retour possible.",
    nothingLeft: "Il ne restait rien à verser.",
    busy: "Enregistrement...",
    done: "Fonds versés",
    doneText: (amount: string) => `${amount} : marqués comme versés.`,
    failed: "La mise à jour a échoué",
    failedText: "Le statut des fonds n’a pas pu être modifié. Veuillez réessayer.",
  },

  voided: "Une approbation précédente ne compte plus",
  voidedText: (people: readonly string[]) =>
    `Déjà approuvée par ${new Intl.ListFormat("fr").format(people)}. La demande a changé depuis. Veuillez la relire.`,
};
