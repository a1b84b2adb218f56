import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { fr as core } from "../../../shared/core/sentences.fr.ts";
import { fr as letters } from "../../../shared/messages/letters/sentences.fr.ts";
import type { CodeText } from "./types.ts";

export const fr = {
  dear: (person: string) => `Bonjour ${person},`,
  colon: " :",
  help: { food: "nourriture", shelter: "logement", transportation: "transport" },
  someHelp: "aide d’urgence",
  given: {
    food: (people: number) =>
      pluralFr(people, `un repas pour ${people} personne`, `des repas pour ${people} personnes`),
    shelter: (hours: number) =>
      pluralFr(hours, `une chambre pour ${hours} heure`, `une chambre pour ${hours} heures`),
    transportation: "un trajet",
  },

  facts: {
    number: "Lettre",
    date: "Date",
    caseId: "Numéro de demande",
    help: "Type d’aide",
    amount: "Montant",
    validUntil: "Valable jusqu’au",
    vendor: "Prestataire",
    code: "Code",
    confirmation: "Numéro de confirmation",
    value: "Valeur maximale",
    phones: "Téléphone de l’assistance",
    chat: "Messagerie de l’assistance",
    website: "Page d’aide",
    hours: "Horaires de l’assistance",
    area: "Zone desservie",
    emergency: "En cas d’urgence",
  },
  variables: {
    kind: "le type d’aide envoyée",
    caseId: "le numéro de demande",
    recipient: "le nom de la personne à aider",
    officer: "le nom de l’agent",
    help: "le type d’aide",
    amount: "le montant",
    validUntil: "la date de fin de validité",
    vendor: "le nom du prestataire",
    code: "le code du prestataire",
    confirmation: "le numéro de confirmation",
  },

  check: {
    title: "Cette lettre est-elle authentique ?",
    text: "Chacun peut le vérifier. Scannez l’image, ou saisissez à cette adresse le numéro et le code de contrôle.",
    mail: "Chacun peut le vérifier à cette adresse avec le numéro et le code de contrôle.",
    code: "Code de contrôle",
  },
  pdfGap: (gap: string) =>
    `Là où ce fichier affiche ${gap}, les caractères d’un nom ne peuvent pas être imprimés. Le nom figure sur la page web de la lettre.`,
  reply: {
    button: "Répondre",
    problem: "Répondre ou signaler un problème",
  },

  texts: {
    approved: (href: string) => `Votre demande est approuvée. Voici la suite : ${href}`,
    denied: (href: string) => `Votre demande n’est pas approuvée. Autre aide : 2-1-1. Détails : ${href}`,
    codeAt: ({ code, confirmation, vendor, until, href, digits = "" }: CodeText) =>
      `Code ${code}, réf. ${confirmation}, chez ${vendor}, jusqu’au ${until}.${digits} Infos : ${href}`,
    digits: " Répondez 1 s’il ne marche pas, 2 après usage.",
    ready: (href: string) => `Votre code est disponible. Où et comment l’utiliser : ${href}`,
    readyWithDigits: (href: string) =>
      `Code disponible. Répondez 1 s’il ne marche pas, 2 après usage. Infos : ${href}`,
    codeVoid: (href: string) => `Votre code n’est plus valable. Ne l’utilisez pas. Détails : ${href}`,
    letterVoid: (href: string) => `Notre dernière lettre n’est plus valable. Détails : ${href}`,
  },

  approved: {
    officer: {
      subject: (caseId: string) => `La demande ${caseId} est approuvée`,
      title: "Votre demande est approuvée",
      text: (caseId: string, amount: string, help: string) =>
        `La demande ${caseId} est approuvée pour ${amount} (${help}).`,
      next: "La personne à aider reçoit sa propre lettre.",
      tell: "Nous ne contactons pas la personne à aider. Prévenez-la vous-même.",
      dispatch:
        "Un administrateur va maintenant envoyer l’aide. Si vous remettez plutôt l’argent vous-même, choisissez Marquer comme versé sous Fonds.",
      handover: "Remettez maintenant l’argent. Choisissez ensuite Marquer comme versé sous Fonds.",
    },
    victim: {
      title: "Votre demande d’aide est approuvée",
      text: (caseId: string, help: string) =>
        `Votre demande d’aide d’urgence ${caseId} a été examinée et approuvée. Elle couvre : ${help}.`,
      officer: (name: string) => `${name} l’a déposée pour vous et vous contactera.`,
      next: "Notre système d’IA coordonne maintenant les aides. Dans les prochaines heures, vous recevrez d’autres messages avec les codes d’accès.",
      handed:
        "L’agent vous remettra l’aide ou vous expliquera comment la recevoir. Si un prestataire donne un code, il arrive dans un autre message. Si rien n’arrive, écrivez-nous ou appelez le 2-1-1.",
      valid: "Cette lettre ne vaut que pour cette aide. Elle est valable sans signature.",
    },
  },

  denied: {
    officer: {
      subject: (caseId: string) => `La demande ${caseId} est refusée`,
      title: "Votre demande est refusée",
      text: (caseId: string, reason: string) => `La demande ${caseId} est refusée. Motif : ${reason}`,
      noReason: "Aucun motif n’a été donné.",
      tell: "Nous ne contactons pas la personne à aider. Prévenez-la vous-même.",
    },
    victim: {
      title: "Au sujet de votre demande d’aide",
      text: (caseId: string) => `Notre fonds n’a pas pu accepter votre demande d’aide d’urgence ${caseId}.`,
      help: "Vous pouvez recevoir une autre aide près de vous. Pour un repas, une chambre ou un trajet, appelez le 2-1-1 à toute heure. En danger, appelez le 911. Si vous pensez au suicide, appelez le 988.",
    },
  },

  dispatched: {
    say: {
      food: "Au moment de commander ou au comptoir, dites en anglais : « I have a code from an emergency fund for food. » Donnez ensuite le code et le numéro de confirmation.",
      shelter:
        "À la réception de l’hôtel, dites en anglais : « I have a code from an emergency fund for a room. » Donnez ensuite le code et le numéro de confirmation.",
      transportation:
        "Au moment de commander le trajet, saisissez le code. Si on vous le demande, dites en anglais : « I have a code from an emergency fund for a ride. » Donnez ensuite le numéro de confirmation.",
    },
    officer: {
      subject: (caseId: string, vendor: string) =>
        `Une aide a été envoyée pour la demande ${caseId} : ${vendor}`,
      title: "Une aide a été envoyée",
      text: (caseId: string, help: string, vendor: string) =>
        `${vendor} fournit ${help} à la personne à aider, demande ${caseId}.`,
      next: "Le code part à la personne à aider dans un message distinct. Il ne figure dans aucune autre lettre.",
      tell: "Nous ne contactons pas la personne à aider. Prévenez-la vous-même. Un administrateur vous donnera le code.",
    },
    victim: {
      title: "Votre aide est prête",
      text: (caseId: string, help: string, vendor: string) =>
        `Votre aide d’urgence, demande ${caseId} : ${help}, par ${vendor}.`,
      fails: (phone: string) =>
        `Si le code ne marche pas, appelez le ${phone} et donnez le numéro de confirmation. Si cela ne suffit pas, utilisez le lien que nous vous avons envoyé avec cette lettre et choisissez « Problème ». Pour un repas, une chambre ou un trajet ce soir, appelez le 2-1-1. En danger, appelez le 911.`,
      failsUnreachable:
        "Si le code ne marche pas, utilisez le lien que nous vous avons envoyé avec cette lettre et choisissez « Problème ». Pour un repas, une chambre ou un trajet ce soir, appelez le 2-1-1. En danger, appelez le 911.",
      valid: "Cette lettre ne vaut que pour cette aide. Elle est valable sans signature.",
    },
  },

  voided: {
    stamp: "Cette lettre est annulée. Elle n’est plus valable.",
    officer: {
      subject: (number: string, caseId: string) => `La lettre ${number} de la demande ${caseId} est annulée`,
      title: "Une lettre est annulée",
      text: (number: string, caseId: string, reason: string) =>
        `La lettre ${number} de la demande ${caseId} n’est plus valable. Motif : ${reason}`,
    },
    victim: {
      title: "Votre lettre n’est plus valable",
      text: (number: string, caseId: string) =>
        `La lettre ${number} au sujet de votre demande d’aide d’urgence ${caseId} n’est plus valable.`,
      code: "N’utilisez plus son code.",
      next: "Si une autre aide la remplace, vous recevrez un nouveau message. Si vous avez besoin d’aide maintenant, appelez le 2-1-1. En danger, appelez le 911.",
    },
  },

  checkPage: {
    title: "Contrôler une lettre",
    lead: "Les lettres de ce fonds sont valables sans signature. Saisissez le numéro et le code de contrôle d’une lettre pour savoir si elle est authentique et à quoi elle donne droit.",
    number: "Numéro de la lettre",
    numberHint: "Par exemple L-2026-000001",
    code: "Code de contrôle",
    codeHint: "8 lettres et chiffres, à la fin de la lettre",
    send: "Contrôler cette lettre",
    another: "Contrôler une autre lettre",
    valid: "Cette lettre est valable.",
    expired: "Cette lettre est authentique, mais elle a expiré.",
    denial: "Cette lettre est authentique, mais elle n’accorde aucune aide.",
    void: "Cette lettre est annulée.",
    unknown: "Aucune lettre ne porte ce numéro et ce code de contrôle.",
    unknownText:
      "Comparez encore une fois les deux avec la lettre. S’ils sont justes, n’acceptez pas la lettre.",
    for: "Valable pour",
    until: "Valable jusqu’au",
    was: "Était valable jusqu’au",
    since: "Annulée depuis le",
    noName:
      "Nous n’indiquons pas à qui une lettre est destinée. Comparez le nom sur la lettre avec celui de la personne.",
    catalogue: { letters, core },
  },
};
