import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { fr as releases } from "../../../shared/intake/releases/sentences.fr.ts";

export const fr = {
  title: "Qui peut recevoir vos informations",
  lead: "Vous décidez. Refuser ne change jamais l’aide que vous recevez.",
  body: "Destinataire",
  what: "Quoi",
  purpose: "Pourquoi",
  until: "Jusqu’au",
  groups: {
    identity: "Qui je suis : nom, date de naissance, adresse, pièce d’identité",
    contact: "Comment me joindre : téléphone, e-mail",
    circumstances: "Ce qui s’est passé et ce dont j’ai besoin",
  },
  states: {
    asked: "Vous n’avez pas signé. Rien n’est transmis.",
    live: "Nous pouvons transmettre ces informations jusqu’à la date ci-dessous.",
    ended: "C’est terminé. Plus rien n’est transmis.",
    withdrawn: "La transmission est arrêtée. Plus rien n’est transmis.",
  },
  law: (authority: string) =>
    `Un tribunal ou une loi nous oblige à transmettre ces informations : ${authority}`,
  uses: (count: number) => pluralFr(count, "Transmis 1 fois", `Transmis ${count} fois`),
  lastUse: (when: string) => `Dernière fois : ${when}`,
  never: "Rien n’a été transmis",
  days: (days: number) =>
    pluralFr(days, "1 jour après votre signature", `${days} jours après votre signature`),
  stop: "Ne plus transmettre",
  decline: "Non, ne pas transmettre",
  sign: "Oui, transmettre",
  name: "Nom complet de la personne qui signe",
  isNotHarmer: "En signant, je déclare ne pas être la personne qui a causé le tort.",
  stopHint: "Nous arrêtons tout de suite. Ce qui a déjà été transmis ne peut pas être repris.",
  stopped: "C’est arrêté. Plus rien n’est transmis.",
  signedDone: "Merci. Vous pouvez y mettre fin ici à tout moment.",

  form: {
    title: "Autorisation de transmettre des informations",
    lead: "Imprimez cette page. Conservez le formulaire signé avec le dossier et remettez une copie à la personne.",
    choice: "Vous n’êtes pas obligé de signer. Votre aide n’en dépend pas.",
    may: "J’autorise le programme à transmettre mes informations à cet organisme :",
    organization: "Organisme",
    what: "Ce qu’il peut recevoir (cochez ce que vous acceptez) :",
    purpose: "À quoi cela sert :",
    until: "Jusqu’au (90 jours à partir d’aujourd’hui au plus ; 30 jours si rien n’est indiqué) :",
    rights: "Je comprends que :",
    points: [
      "Je peux y mettre fin à tout moment : dans mon Passe d’aide, ou en le disant à l’agent ou au programme.",
      "Alors plus rien n’est transmis. Ce qui a déjà été transmis ne peut pas être repris.",
      "Personne ne peut me demander de signer en échange d’une aide.",
    ],
    signer: "Qui signe (cochez une case) :",
    signers: {
      person: "Je signe pour moi-même",
      parent: "Un parent ou tuteur signe avec moi, parce que j’ai moins de 18 ans",
      guardian: "Mon tuteur légal signe pour moi",
    },
    notHarmer: "Je signe pour quelqu’un d’autre. Je ne suis pas la personne qui a causé le tort.",
    relation: "Mon lien avec la personne",
    signature: "Signature",
    name: "Nom complet",
    second: "Signature du parent ou du tuteur",
    day: "Date",
    taken: "Enregistré par",
    minor:
      "Si la loi de l’État permet à une personne de moins de 18 ans de recevoir seule cette aide, elle peut aussi signer seule.",
  },
  catalogue: { releases },
};
