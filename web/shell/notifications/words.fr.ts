export const fr = {
  changes: {
    title: (caseId: string) => `Demande ${caseId} mise à jour`,
    text: (from: string, to: string) => `Le statut est passé de « ${from} » à « ${to} »`,
    region: "Changements de statut",
    about: (caseId: string, text: string) => `${caseId} : ${text}`,
    open: "Voir la demande",
    dismiss: "Ignorer",
    notifications: {
      pending: { title: "Demande mise à jour", text: "La demande attend une décision." },
      processing: { title: "Demande en cours", text: "La demande est en cours de traitement." },
      approved: {
        title: "Demande approuvée",
        text: "La demande a été approuvée. Les fonds sont en cours d’attribution.",
      },
      dispatched: { title: "Demande mise à jour", text: "L’aide est en route." },
      completed: {
        title: "Demande terminée",
        text: "La demande est terminée. Les fonds ont été versés.",
      },
      denied: {
        title: "Demande refusée",
        text: "La demande a été refusée. Contactez le service pour en savoir plus.",
      },
    },
  },

  dialog: {
    title: "Notifications",
    empty: "Rien de nouveau",
    emptyText: "Quand le statut d’une demande change, vous le voyez ici.",
    new: "Nouveau",
    open: (caseId: string) => `Voir la demande ${caseId}`,
    letter: "Nouvelle lettre",
    letterText: (number: string) => `Vous pouvez lire la lettre ${number}.`,
    answers: {
      verified: { title: "Votre identité est vérifiée", text: "Votre supérieur a confirmé ce dossier." },
      rejected: {
        title: "Vérification refusée",
        text: "Votre supérieur n’a pas confirmé ce dossier. Contactez-le directement.",
      },
    },
    case: "Voir le dossier",
    openCase: (caseId: string) => `Voir le dossier ${caseId}`,
    close: "Fermer",
  },
};
