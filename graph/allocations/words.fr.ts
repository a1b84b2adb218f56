import {
  alreadyApproved,
  answerMissing,
  changedMeanwhile,
  officerFirst,
  reasonMissing,
  victimInfoMissing,
} from "./rules.ts";
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
  help: { food: "nourriture", shelter: "logement", transportation: "transport" },
  someHelp: "aide d'urgence",

  approved: {
    officer: {
      subject: (caseId) => `Le dossier ${caseId} a été approuvé`,
      title: "Votre demande a été approuvée",
      text: (caseId, amount, help) => `Le dossier ${caseId} a été approuvé pour ${amount} (${help}).`,
      next: "La personne dans le besoin a été prévenue. Une fois l'argent remis, indiquez-le dans la demande.",
    },
    victim: {
      title: "Votre demande d'aide a été approuvée",
      text: (caseId, help) =>
        `Votre demande d'aide d'urgence, dossier ${caseId}, a été examinée et approuvée. Elle couvre : ${help}.`,
      officer: (name) => `${name} l'a déposée pour vous et vous contactera.`,
      next: "Les services sont en préparation. D'autres messages, avec les détails nécessaires, suivront dans les prochaines heures.",
      valid: "Cette lettre est valable pour cette aide seulement, et sans signature.",
    },
  },

  denied: {
    officer: {
      subject: (caseId) => `Le dossier ${caseId} a été refusé`,
      title: "Votre demande a été refusée",
      text: (caseId, reason) => `Le dossier ${caseId} a été refusé. Motif indiqué : ${reason}`,
      noReason: "Aucun motif n'a été indiqué.",
    },
    victim: {
      title: "Au sujet de votre demande d'aide",
      text: (caseId) => `Ce fonds n'a pas pu accorder votre demande d'aide d'urgence, dossier ${caseId}.`,
      help: "D'autres aides sont proches : appelez le 2-1-1 à toute heure pour un repas, une chambre ou un trajet. En danger, appelez le 911. Si vous pensez à mettre fin à vos jours, appelez le 988.",
    },
  },

  filed: {
    subject: (caseId, officer) => `${officer} a déposé la demande ${caseId}`,
    title: "Une demande d'aide d'urgence a été déposée",
    text: (who, caseId, caseNumber) =>
      `${who}, a déposé la demande ${caseId} pour une personne dans le besoin (votre dossier ${caseNumber}).`,
    decide:
      "Vous pouvez l'approuver ou la refuser sur la page ci-dessous. Ouvrir la page ne décide de rien. Le lien est pour vous seul : ne le transférez pas. Il sert une fois, pendant 72 heures.",
    inform:
      "Vous n'avez rien à faire. Les demandes qui exigent une seconde approbation sont décidées par un administrateur ou un autre agent de confiance.",
    button: "Examiner la demande",
  },

  page: {
    open: (caseId) => `Demande ${caseId}`,
    decided: (caseId, status) => `La demande ${caseId} ${statuses[status]}`,
    expired: "Ce lien a expiré",
    expiredText:
      "Un lien reste valable 72 heures. Un administrateur ou un autre agent de confiance peut encore décider de cette demande.",
    unknown: "Ce lien est inconnu",
    unknownText: "Ouvrez de nouveau le lien du message, ou copiez son adresse entière.",

    notTaken: "Votre réponse n'a pas encore été prise en compte. Voyez ci-dessous.",
    lead: (officer) =>
      `${officer} a déposé cette demande pour une personne dans le besoin. Vous n'avez pas besoin de compte.`,
    someOfficer: "Votre agent",
    person: "Personne dans le besoin",
    help: "Aide",
    helpTypes: { food: "Nourriture", shelter: "Logement", transportation: "Transport" },
    amount: "Montant",
    urgency: "Urgence",
    urgencies: { critical: "Critique", high: "Élevée", medium: "Moyenne", low: "Faible" },
    need: "Besoin",
    answer: "Votre réponse",
    question: "Le fonds doit-il aider cette personne ?",
    yes: (amount) => `Oui, approuver ${amount}`,
    no: "Non, refuser la demande",
    reason: "Motif",
    reasonHint: "Nécessaire en cas de refus ; l'agent le lit.",
    send: "Envoyer la réponse",

    results: {
      pending: "Votre réponse a été reçue.",
      processing: "Votre approbation a été reçue. Une autre personne doit aussi l'approuver.",
      approved: "Cette demande est approuvée et les fonds sont attribués.",
      dispatched: "Cette demande est approuvée et l'aide est en route.",
      completed: "Cette demande est terminée.",
      denied: "Cette demande est refusée.",
    },
    told: "L'agent en a été informé. Il n'y a plus rien à faire ; vous pouvez fermer cette page.",
  },

  sentences: {
    [answerMissing]: "Choisissez une réponse",
    [reasonMissing]: "Indiquez un motif",
    [officerFirst]:
      "Confirmez d'abord votre agent, par le lien de notre autre message. D'ici là, cette demande peut seulement être refusée.",
    [victimInfoMissing]:
      "L'agent n'a pas encore ajouté les informations sur la victime. D'ici là, cette demande peut seulement être refusée.",
    [alreadyApproved]: "Vous avez déjà approuvé cette demande ; une autre personne doit maintenant décider.",
    [changedMeanwhile.pending]:
      "Quelqu'un vient de modifier cette demande ; elle est maintenant en attente. Regardez-la de nouveau.",
    [changedMeanwhile.processing]:
      "Quelqu'un vient de modifier cette demande ; elle est maintenant en cours. Regardez-la de nouveau.",
  },
};
