import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { fr as supervisors } from "../../../shared/officers/supervisors/sentences.fr.ts";

interface Days {
  from: string;
  until: string;
}

export const fr = {
  dear: (person: string) => `Bonjour ${person},`,
  mail: {
    subject: "Votre lien vers toutes les demandes qui vous attendent",
    title: "Toutes les demandes qui vous attendent",
    text: "Vous avez demandé une page avec tout ce qui attend votre réponse. Ouvrez-la avec le bouton.",
    once: "Ce lien fonctionne une seule fois, dans les 30 minutes. La page reste ensuite ouverte 30 minutes dans ce navigateur. Ne transférez pas cet e-mail.",
    notYou: "Si vous ne l’avez pas demandé, ignorez cet e-mail. Rien n’a été répondu en votre nom.",
    button: "Ouvrir ma liste",
  },

  ask: "Toutes les demandes qui vous attendent",
  askText: (mailbox: string) =>
    `Nous envoyons un lien à la même boîte (${mailbox}). Il ouvre une page avec tout ce qui attend votre réponse.`,
  askButton: "M’envoyer le lien",
  mailed: "Consultez vos e-mails",
  mailedText: (mailbox: string) =>
    `Le lien part à l’adresse ${mailbox}. Il fonctionne une seule fois, dans les 30 minutes. Vous pouvez fermer cette page.`,
  enter: "Toutes les demandes qui vous attendent",
  enterText: "La page s’ouvre dans ce navigateur pour 30 minutes. Ce lien fonctionne une seule fois.",
  enterButton: "Ouvrir ma liste",
  used: "Ce lien ne fonctionne plus",
  usedText:
    "Il fonctionne une seule fois, pendant 30 minutes. Pour en recevoir un nouveau, utilisez le lien « Toutes les demandes qui vous attendent » de l’un de nos e-mails.",
  unknown: "Nous ne reconnaissons pas ce lien",
  unknownText: "Ouvrez à nouveau le lien de l’e-mail, ou copiez l’adresse complète.",
  closed: "Cette liste est fermée",
  closedText:
    "Une liste reste ouverte 30 minutes. Pour recevoir un nouveau lien, utilisez « Toutes les demandes qui vous attendent » dans l’un de nos e-mails.",
  notSaved: "Votre réponse n’a pas été enregistrée.",
  left: "Votre liste est fermée",
  leftText: "Vous pouvez fermer cette page.",

  list: (count: number) =>
    pluralFr(count, `${count} demande vous attend`, `${count} demandes vous attendent`),
  empty: "Rien ne vous attend",
  emptyText: "Nous vous écrivons dès qu’il y a du nouveau.",
  lead: "Les plus urgentes viennent en premier. Vous répondez à chacune sur sa propre page.",
  until: (time: string) => `Cette page est ouverte jusqu’à ${time}.`,
  confirm: (officer: string) => `Confirmer ${officer}`,
  approve: (caseId: string) => `Demande ${caseId}`,
  officer: "Agent",
  caseNumber: "Numéro de dossier",
  urgency: "Urgence",
  urgencies: { critical: "Critique", high: "Haute", medium: "Moyenne", low: "Basse" },
  asked: "Demandé",
  review: (what: string) => `Examiner et répondre : ${what}`,
  more: "Il y en a d’autres. Elles suivent quand vous aurez répondu à certaines.",
  leave: "Fermer ma liste",
  next: "Suivante",
  nextOf: (what: string) => `Suivante : ${what}`,
  back: "Retour à la liste",

  digest: {
    title: "E-mail quotidien",
    isOff:
      "Nous pouvons vous écrire une fois par jour, à cette heure, si quelque chose attend votre réponse.",
    isOn: "Nous vous écrivons une fois par jour si quelque chose attend votre réponse.",
    startButton: "M’écrire une fois par jour",
    text: (urgency: string) => `Votre réponse est attendue. L’urgence la plus haute : ${urgency}.`,
    how: "Ouvrez la page ci-dessous pour recevoir un lien vers votre liste. Vous recevez cet e-mail parce que vous l’avez demandé dans votre liste, une fois par jour au plus.",
    button: "Toutes les demandes qui vous attendent",
    stopLink: "Ne plus recevoir cet e-mail quotidien",
    stop: "Ne plus recevoir l’e-mail quotidien ?",
    stopText: (mailbox: string) =>
      `Nous n’enverrons plus d’e-mail quotidien à ${mailbox}. Les e-mails sur chaque demande continuent d’arriver.`,
    stopButton: "Arrêter l’e-mail quotidien",
    stopped: "L’e-mail quotidien est arrêté",
    stoppedText: "Vous pouvez le redemander dans votre liste.",
  },

  deputy: {
    title: "Votre suppléant",
    lead: "En votre absence, une autre personne de votre service peut répondre à ce qui vous attend. Vous le confirmez tous les deux par e-mail. Chaque décision nomme le suppléant.",
    for: "Pour",
    name: "Nom du suppléant",
    email: "E-mail du suppléant",
    emailHint: "Une adresse de votre service, avec la même terminaison que la vôtre",
    from: "Premier jour",
    until: "Dernier jour",
    daysHint: "Les jours comptent en entier. 90 jours au plus.",
    button: "Désigner ce suppléant",
    state: "État",
    states: {
      waiting: "Pas encore confirmé",
      upcoming: "Confirmé, pas encore commencé",
      inForce: "En vigueur",
      over: "Terminé",
    },
    texts: {
      waiting:
        "Cela commence seulement quand vous l’avez confirmé tous les deux. Chacun reçoit un e-mail avec un lien.",
      upcoming: "Vous l’avez confirmé tous les deux. Cela commence le premier jour.",
      inForce: "Le suppléant peut répondre à ce qui attend le supérieur.",
      over: "C’est terminé. Le suppléant ne peut plus répondre.",
    },
    confirmedBy: (name: string) => `Confirmé par ${name}`,
    yes: "Oui",
    notYet: "Pas encore",
    askSupervisor: "Cette personne doit-elle répondre pour vous ces jours-là ?",
    askDeputy: "Voulez-vous répondre pour ce supérieur ces jours-là ?",
    confirm: "Confirmer",
    decline: "Refuser",
    endNow: "Y mettre fin maintenant",
    youAre: (name: string) => `Suppléant de ${name}`,
    youAnswerFor: (name: string) =>
      `Vous répondez pour ${name}. Votre propre nom est enregistré avec la décision.`,
    untilDay: (date: string) => `Jusqu’au ${date}.`,
    mail: {
      own: (deputy: string) => `Confirmez votre suppléant ${deputy}`,
      ownText: (deputy: string, address: string, { from, until }: Days) =>
        `Vous avez demandé que ${deputy} (${address}) réponde à vos demandes du ${from} au ${until}.`,
      asked: (name: string) => `${name} vous demande d’être son suppléant`,
      askedText: (name: string, { from, until }: Days) =>
        `${name} vous demande de répondre aux demandes en attente, du ${from} au ${until}.`,
      both: "Cela commence seulement quand vous l’avez confirmé tous les deux. Chacun de vous peut y mettre fin à tout moment.",
      keep: "Gardez cet e-mail : ces jours-là, son lien mène aussi aux demandes.",
      notYou: "Si vous n’attendiez pas cet e-mail, refusez sur la page ci-dessous ou ignorez-le.",
      button: "Ouvrir la page",
      ended: "Une suppléance a pris fin",
      endedByDeputy: (deputy: string) =>
        `${deputy} n’est plus votre suppléant. Vous répondez vous-même à vos demandes.`,
      endedBySupervisor: (name: string) =>
        `${name} a mis fin à votre suppléance. Vous ne pouvez plus répondre à sa place.`,
      waiting: (count: number, name: string) =>
        pluralFr(count, `${count} demande attend ${name}`, `${count} demandes attendent ${name}`),
      waitingText: (name: string, { until }: Days) => `Vous êtes suppléant de ${name} jusqu’au ${until}.`,
      waitingHow: "Ouvrez la page ci-dessous pour recevoir un lien vers la liste.",
    },
  },

  catalogue: { supervisors },
};
