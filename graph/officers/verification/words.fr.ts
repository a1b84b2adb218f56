import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { titledName } from "../../../shared/core/text/titled-name.ts";
import type { Named } from "./types.ts";
import { fr as verification } from "../../../shared/officers/verification/sentences.fr.ts";

export const fr = {
  services: { food: "Nourriture", shelter: "Logement", transportation: "Transport" },
  noServices: "non précisés",
  dear: (person: string) => `Bonjour ${person},`,
  whoIs: (officer: Named, agency: string) => `${titledName(officer)}${agency ? ` (${agency})` : ""}`,
  labelled: (label: string, value: string) => `${label} : ${value}`,
  caseNumber: "Numéro de dossier",
  servicesAskedFor: "Services demandés",
  incident: "Incident",

  ask: {
    subject: (officer: Named, caseNumber: string) =>
      `Merci de confirmer ${titledName(officer)}, dossier ${caseNumber}`,
    title: "Merci de confirmer l’identité de votre agent",
    asks: (who: string) =>
      `${who} a demandé une aide d’urgence pour un dossier et vous a désigné comme son supérieur.`,
    how: "Ouvrez la page ci-dessous et répondez-y : confirmez l’identité de l’agent, ou indiquez que ce n’est pas votre agent. Pour confirmer, il vous faut son numéro de badge ; pour dire non, il n’est pas nécessaire. Ouvrir la page n’envoie aucune réponse.",
    personal: (hours: number) =>
      `Ce lien est réservé à vous seul : ne le transférez pas. Il ne sert que pour une réponse et reste valable ${hours} heures. Vous n’avez pas besoin de compte.`,
    unknown:
      "Si vous ne connaissez pas cet agent, répondez « Non » sur la page, afin que personne n’agisse en votre nom.",
    all: "Toutes les demandes qui vous attendent",
    button: "Examiner le dossier et répondre",
  },

  roundup: {
    title: (count: number) =>
      pluralFr(count, "Un agent attend votre réponse", `${count} agents attendent votre réponse`),
    lead: "Nous vous avons envoyé plusieurs e-mails restés sans réponse. Celui-ci réunit les agents qui vous ont désigné comme supérieur depuis. Chaque agent a un lien.",
  },

  emergency: {
    subject: (caseNumber: string) => `La Vérification 911 a été utilisée pour le dossier ${caseNumber}`,
    title: "La Vérification 911 a été utilisée avant votre réponse",
    used: (who: string, caseNumber: string, minutes: number) =>
      `${who} a utilisé la Vérification 911 pour le dossier ${caseNumber}. L’agent peut enregistrer le dossier pendant ${minutes} minutes sans votre réponse, mais ne peut ni approuver ni verser de fonds.`,
    answer:
      "Nous avons encore besoin de votre réponse. Si ce n’est pas votre agent, indiquez-le sur la page ci-dessous pour mettre fin à l’accès.",
  },

  result: {
    subject: (title: string, caseNumber: string) => `${title} : dossier ${caseNumber}`,
    greeting: (officer: Named) => `${titledName(officer)},`,
    verified: {
      title: "Votre identité est vérifiée",
      text: (caseNumber: string) =>
        `Votre supérieur a confirmé votre identité pour le dossier ${caseNumber}.`,
      next: "La page où vous avez rempli le formulaire est déjà à jour. Sur cet appareil, vous pouvez aussi continuer avec le lien ci-dessous.",
      button: "Continuer le dossier",
    },
    rejected: {
      title: "Vérification refusée",
      text: (caseNumber: string) => `Votre supérieur n’a pas confirmé le dossier ${caseNumber}.`,
      next: "Contactez-le directement.",
    },
    byAdmin: {
      verified: (caseNumber: string) =>
        `Un administrateur a confirmé votre identité pour le dossier ${caseNumber}.`,
      rejected: (caseNumber: string) => `Un administrateur n’a pas confirmé le dossier ${caseNumber}.`,
      contact: "Contactez votre supérieur.",
    },
  },

  page: {
    open: "Connaissez-vous cet agent ?",
    answered: "Merci de votre réponse",
    decided: "Ce dossier a déjà une réponse",
    changed: "Le dossier a changé",
    changedText:
      "L’agent a modifié les informations du dossier, ou les siennes, après l’envoi de ce message.",
    replaced: "Il existe un lien plus récent",
    replacedText:
      "Ce lien a été remplacé par un plus récent. Utilisez le lien du dernier message reçu sur ce dossier.",
    expired: "Ce lien a expiré",
    expiredText: (hours: number) => `Chaque lien reste valable ${hours} heures.`,
    closedText: (times: number) =>
      `Un numéro de badge incorrect a été saisi ${times} fois : ce lien ne permet plus de confirmer l’agent.`,
    closedNo: "Vous pouvez encore indiquer ici que ce n’est pas votre agent.",
    askForNewMail:
      "Demandez à l’agent d’appuyer sur « Renvoyer l’e-mail », puis utilisez le lien du nouveau message.",
    unknown: "Nous ne reconnaissons pas ce lien",
    unknownText: "Ouvrez de nouveau le lien du message, ou copiez son adresse entière.",

    notTaken: "Nous n’avons pas encore reçu votre réponse. Voyez le problème ci-dessous.",
    lead: (supervisor: string) =>
      `Cet agent vous a désigné, ${supervisor}, comme son supérieur et a demandé une aide d’urgence pour le dossier ci-dessous. Vous n’avez pas besoin de compte.`,
    identifiedBy: (provider: string, when: string) =>
      `${provider} a confirmé l’identité de cet agent le ${when}. Veuillez tout de même répondre pour le dossier.`,
    officer: "Agent",
    rank: "Grade",
    agency: "Service de police",
    email: "E-mail professionnel",
    services: "Services",
    answer: "Votre réponse",
    question:
      "Est-ce votre agent, cette adresse e-mail est-elle professionnelle, et le dossier est-il décrit correctement ?",
    yes: "Oui, je confirme l’identité de cet agent",
    no: "Non, ce n’est pas mon agent, ou ce dossier est faux",
    badge: "Numéro de badge de l’agent",
    badgeHint:
      "Nécessaire seulement pour confirmer. Il n’est pas affiché ici : cherchez-le dans vos propres dossiers.",
    send: "Envoyer la réponse",

    received: "Nous avons reçu votre réponse.",
    administrator: "un administrateur",
    confirmedBy: (who: string, when: string) => `Confirmé par ${who} le ${when}.`,
    rejectedBy: (who: string, when: string) => `Refusé par ${who} le ${when}.`,
    verified: (officer: Named, caseNumber: string) =>
      `L’identité de ${titledName(officer)} est confirmée pour le dossier ${caseNumber}.`,
    rejected: (officer: Named, caseNumber: string) =>
      `L’identité de ${titledName(officer)} n’a pas été confirmée pour le dossier ${caseNumber}.`,
    told: "L’agent peut maintenant voir la réponse. Il n’y a plus rien à faire. Vous pouvez fermer cette page.",
  },

  catalogue: { verification },
};
