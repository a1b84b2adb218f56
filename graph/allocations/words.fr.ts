import { fr as allocations } from "./sentences.fr.ts";
import type { en } from "./words.en.ts";

const statuses = {
  pending: "est ouverte",
  processing: "est en attente",
  approved: "est approuvée",
  dispatched: "est approuvée",
  completed: "est terminée",
  denied: "est refusée",
};

export const fr: typeof en = {
  dear: (person) => `Bonjour ${person},`,

  ask: {
    filed: {
      subject: (caseId, officer) => `${officer} a déposé la demande ${caseId}`,
      title: "Une demande d’aide d’urgence a été déposée",
      text: (who, caseId, caseNumber) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}).`,
    },
    ready: {
      subject: (caseId, officer) => `La demande ${caseId} de ${officer} peut être décidée`,
      title: "Une demande attend votre décision",
      text: (who, caseId, caseNumber) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Elle est maintenant complète.`,
    },
    again: {
      subject: (caseId, officer) =>
        `La demande ${caseId} de ${officer} a changé et attend une nouvelle décision`,
      title: "Une demande a changé",
      text: (who, caseId, caseNumber) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider (votre dossier ${caseNumber}). Elle a été modifiée après avoir été approuvée : l’approbation précédente ne compte plus.`,
    },
    second: {
      subject: (caseId) => `La demande ${caseId} attend votre approbation`,
      title: "Il manque votre approbation",
      text: (who, caseId, approver, amount) =>
        `${who}, a déposé la demande ${caseId} pour une personne à aider. ${approver} l’a approuvée pour ${amount}. Une autre personne doit aussi l’approuver, et ce peut être vous.`,
    },
    look: "Vous pouvez la lire sur la page ci-dessous. Elle ne peut pas encore être approuvée : dès que l’agent sera confirmé et que les informations sur la victime seront là, nous vous écrirons de nouveau, avec un lien pour décider.",
    decide: "Vous pouvez l’approuver ou la refuser sur la page ci-dessous. Ouvrir la page ne décide de rien.",
    personal:
      "Ce lien est personnel : ne le transférez pas. Il ne sert qu’une fois, reste valable 72 heures, et un message plus récent sur cette demande le remplace.",
    inform:
      "Vous n’avez rien à faire. Quand il faut une seconde approbation, c’est un administrateur ou un autre agent de confiance qui décide.",
    button: "Examiner la demande",
  },

  voided: {
    reply: "Répondre",
    subject: (caseId) => `La demande ${caseId} doit être approuvée de nouveau`,
    title: "Une approbation ne compte plus",
    text: (caseId, approvers) =>
      `La demande ${caseId} a été modifiée après avoir été approuvée (${approvers}). Cette approbation ne compte plus.`,
    next: "Relisez la demande et faites-la approuver de nouveau.",
  },

  page: {
    open: (caseId) => `Demande ${caseId}`,
    decided: (caseId, status) => `La demande ${caseId} ${statuses[status]}`,
    ended: "Ce lien ne permet plus de décider",
    endedText:
      "Un message plus récent existe sur cette demande, la demande a changé depuis, ou un autre supérieur a été désigné. Utilisez le lien du dernier message reçu. Si vous n’en avez pas, un administrateur ou un autre agent de confiance décidera.",
    expired: "Ce lien a expiré",
    expiredText:
      "Un lien reste valable 72 heures. Un administrateur ou un autre agent de confiance peut encore décider de cette demande.",
    unknown: "Ce lien est inconnu",
    unknownText: "Ouvrez de nouveau le lien du message, ou copiez son adresse entière.",

    notTaken: "Votre réponse n’a pas encore été prise en compte. Voyez pourquoi ci-dessous.",
    lead: (officer) =>
      `${officer} a déposé cette demande pour une personne à aider. Vous n’avez pas besoin de compte.`,
    someOfficer: "Votre agent",
    person: "Personne à aider",
    help: "Aide",
    helpTypes: { food: "Nourriture", shelter: "Logement", transportation: "Transport" },
    needs: "Ce qui est nécessaire",
    unconfirmed: "lu dans le texte, non confirmé",
    noPrice: "Rien qui ait un prix fixe",
    amount: "Montant",
    urgency: "Urgence",
    urgencies: { critical: "Critique", high: "Élevée", medium: "Moyenne", low: "Faible" },
    need: "Besoin",
    notYet: "Cette demande ne peut pas encore être approuvée.",
    mailLater: "Nous vous enverrons un lien dès qu’elle pourra être décidée.",
    nothingNow: "Vous n’avez rien à faire pour l’instant.",
    denyInstead: "Refuser cette demande",
    denyText: "La demande sera fermée sans versement, et l’agent en connaîtra le motif.",
    changed:
      "Cette demande a changé depuis que vous avez ouvert la page : votre réponse n’a pas été prise en compte. Relisez-la et répondez de nouveau.",
    amountChanged: (before, now) =>
      `Le montant est passé de ${before} à ${now} depuis que vous avez ouvert la page : votre réponse n’a pas été prise en compte. Regardez de nouveau.`,
    answer: "Votre réponse",
    question: "Le fonds doit-il aider cette personne ?",
    yes: (amount) => `Oui, approuver ${amount}`,
    no: "Non, refuser la demande",
    reason: "Motif",
    reasonHint: "Obligatoire en cas de refus ; l’agent le lira.",
    send: "Envoyer la réponse",

    results: {
      pending: "Votre réponse a été reçue.",
      processing: "Votre approbation a été reçue. Une autre personne doit aussi approuver cette demande.",
      approved: "Cette demande est approuvée et les fonds sont attribués.",
      dispatched: "Cette demande est approuvée et l’aide est en route.",
      completed: "Cette demande est terminée.",
      denied: "Cette demande est refusée.",
    },
    told: "L’agent en a été informé. Il n’y a plus rien à faire ; vous pouvez fermer cette page.",
  },

  catalogue: {
    allocations: {
      ...allocations,
      // A supervisor's page says these in its own tone.
      reasonMissing: "Indiquez un motif",
      changedToPending:
        "Quelqu’un vient de modifier cette demande ; elle est maintenant en attente. Regardez-la de nouveau.",
      changedToProcessing:
        "Quelqu’un vient de modifier cette demande ; elle est maintenant en cours. Regardez-la de nouveau.",
    },
  },
};
