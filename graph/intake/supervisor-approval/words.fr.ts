import { fr as allocations } from "../../../shared/decisions/allocations/sentences.fr.ts";
import { fr as forms } from "../../../shared/core/forms/sentences.fr.ts";

const statuses = {
  pending: "est ouverte",
  processing: "est en attente",
  approved: "est approuvée",
  dispatched: "est approuvée",
  completed: "est terminée",
  denied: "est refusée",
};

export const fr = {
  dear: (person: string) => `Bonjour ${person},`,

  ask: {
    filed: {
      subject: (caseId: string, officer: string) => `${officer} a déposé la demande ${caseId}`,
      title: "Une demande d’aide d’urgence a été déposée",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}).`,
    },
    ready: {
      subject: (caseId: string, officer: string) =>
        `La demande ${caseId} de ${officer} est prête pour votre décision`,
      title: "Une demande est prête pour votre décision",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Elle est maintenant complète.`,
    },
    again: {
      subject: (caseId: string, officer: string) =>
        `La demande ${caseId} de ${officer} a changé et nécessite une nouvelle décision`,
      title: "Une demande a changé",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Elle a été modifiée après avoir été approuvée : l’approbation précédente ne compte plus.`,
    },
    second: {
      subject: (caseId: string) => `La demande ${caseId} attend votre approbation`,
      title: "Une demande attend votre approbation",
      text: (who: string, caseId: string, approver: string, amount: string) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider. ${approver} l’a approuvée pour ${amount}. Une seconde personne doit aussi l’approuver, et ce peut être vous.`,
    },
    look: "Vous pouvez la lire sur la page ci-dessous. Elle ne peut pas encore être approuvée. Quand l’agent sera confirmé et les informations sur la victime ajoutées, nous vous enverrons un lien pour l’approuver ou la refuser.",
    lookConfirmed:
      "Vous pouvez la lire sur la page ci-dessous. Elle ne peut pas encore être approuvée. Quand les informations sur la victime seront ajoutées, nous vous enverrons un lien pour l’approuver ou la refuser.",
    decide:
      "Vous pouvez l’approuver ou la refuser sur la page ci-dessous. Ouvrir la page n’envoie aucune réponse.",
    personal:
      "Ce lien est réservé à vous seul : ne le transférez pas. Il ne sert qu’une fois et reste valable 72 heures. Un message plus récent sur cette demande le remplace.",
    answerFirst:
      "Répondez d’abord à notre e-mail sur votre dossier : vous n’avez pas encore confirmé l’identité de l’agent. Vous ne décidez pas de cette demande : c’est un administrateur ou un autre agent de confiance.",
    alsoAnswer:
      "Répondez aussi à notre e-mail sur votre dossier : vous n’avez pas encore confirmé l’identité de l’agent.",
    inform:
      "Vous n’avez rien à faire. Quand il faut une seconde approbation, c’est un administrateur ou un autre agent de confiance qui décide.",
    all: "Toutes les demandes qui vous attendent",
    button: "Examiner la demande",
  },

  voided: {
    reply: "Répondre",
    subject: (caseId: string) => `La demande ${caseId} doit être approuvée de nouveau`,
    title: "Une approbation précédente ne compte plus",
    text: (caseId: string, approvers: string) =>
      `La demande ${caseId} a été modifiée après avoir été approuvée (${approvers}). Cette approbation ne compte plus.`,
    next: "Relisez la demande et faites-la approuver de nouveau.",
  },

  page: {
    open: (caseId: string) => `Demande ${caseId}`,
    decided: (caseId: string, status: keyof typeof statuses) => `La demande ${caseId} ${statuses[status]}`,
    ended: "Ce lien ne fonctionne plus",
    endedText:
      "Nous avons envoyé un message plus récent sur cette demande, la demande a changé, ou l’agent a désigné un autre supérieur. Utilisez le lien du dernier message reçu. Si vous n’en avez pas, un administrateur ou un autre agent de confiance décidera.",
    expired: "Ce lien a expiré",
    expiredText:
      "Chaque lien reste valable 72 heures. Un administrateur ou un autre agent de confiance peut encore décider de cette demande.",
    unknown: "Nous ne reconnaissons pas ce lien",
    unknownText:
      "Ouvrez de nouveau le lien du message, ou copiez son adresse entière. S’il ne s’ouvre toujours pas, un administrateur ou un autre agent de confiance peut décider de la demande.",

    notTaken: "Nous n’avons pas encore reçu votre réponse. Voyez le problème ci-dessous.",
    lead: (officer: string) =>
      `${officer} a déposé cette demande pour une personne à aider. Vous n’avez pas besoin de compte.`,
    someOfficer: "Votre agent",
    person: "Personne à aider",
    help: "Aide",
    helpTypes: { food: "Nourriture", shelter: "Logement", transportation: "Transport" },
    needs: "Ce qui est nécessaire",
    unconfirmed: "repris du texte, non confirmé",
    noPrice: "Rien qui ait un prix fixe",
    amount: "Montant",
    urgency: "Urgence",
    urgencies: { critical: "Critique", high: "Élevée", medium: "Moyenne", low: "Faible" },
    need: "Besoin",
    notYet: "Cette demande ne peut pas encore être approuvée.",
    mailLater: "Nous vous enverrons un lien quand elle sera prête pour votre décision.",
    nothingNow: "Vous n’avez rien à faire pour l’instant.",
    denyInstead: "Refuser cette demande",
    denyText: "La demande sera fermée sans versement. Nous en indiquerons le motif à l’agent.",
    changed:
      "Cette demande a changé depuis que vous avez ouvert la page : votre réponse n’a pas été enregistrée. Relisez-la et répondez de nouveau.",
    amountChanged: (before: string, now: string) =>
      `Le montant est passé de ${before} à ${now} depuis que vous avez ouvert la page : votre réponse n’a pas été enregistrée. Vérifiez et répondez de nouveau.`,
    answer: "Votre réponse",
    question: "Approuver cette demande ?",
    yes: (amount: string) => `Oui, approuver ${amount}`,
    no: "Non, refuser la demande",
    reason: "Motif",
    reasonHint: "Obligatoire en cas de refus. L’agent le lira.",
    send: "Envoyer la réponse",

    administrator: "un administrateur",
    automaticRule: "une règle automatique",
    approvedBy: (who: string, when: string) => `Approuvée par ${who} le ${when}.`,
    deniedBy: (who: string, when: string) => `Refusée par ${who} le ${when}.`,
    results: {
      pending: "Nous avons reçu votre réponse.",
      processing: "Nous avons reçu votre approbation. Une autre personne doit aussi approuver cette demande.",
      approved: "Cette demande est approuvée et les fonds sont attribués.",
      dispatched: "Cette demande est approuvée et l’aide est en route.",
      completed: "Cette demande est terminée.",
      denied: "Cette demande est refusée.",
    },
    told: "L’agent peut maintenant voir la réponse. Il n’y a plus rien à faire. Vous pouvez fermer cette page.",
  },

  catalogue: {
    // The supervisor's page words these for a supervisor.
    forms: { ...forms, reasonMissing: "Indiquez un motif" },
    allocations: {
      ...allocations,
      changedToPending:
        "Quelqu’un vient de modifier cette demande ; elle est maintenant en attente. Regardez-la de nouveau.",
      changedToProcessing:
        "Quelqu’un vient de modifier cette demande ; elle est maintenant en cours. Regardez-la de nouveau.",
    },
  },
};
