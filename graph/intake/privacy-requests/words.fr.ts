import { fr as sentences } from "../../../shared/intake/privacy-requests/sentences.fr.ts";

export const fr = {
  title: "Vos données",
  lead: "Vous pouvez demander ce que nous gardons sur vous, et nous demander de le corriger ou de l’effacer. Une personne vous répond ici. Cela ne change rien à votre aide.",
  kind: "Que demandez-vous ?",
  kinds: {
    access: "Montrez-moi ce que vous gardez sur moi",
    correction: "Corrigez quelque chose sur moi",
    deletion: "Effacez ce que vous gardez sur moi",
  },
  content: "Qu’est-ce qui est faux, et qu’est-ce qui est juste ? (pour une correction)",
  send: "Envoyer",
  sent: "Nous avons votre demande. Une personne vous répond ici.",
  until: (day: string) => `Vous aurez une réponse avant le ${day}.`,
  outcomes: { done: "Fait", partly: "Fait en partie", refused: "Pas fait" },
  handedOver:
    "Une personne vous remet le fichier. Si vous ne l’avez pas reçu, demandez-le au numéro de vos lettres.",
  file: {
    title: "Ce qui est gardé sur vous",
    lead: "Les noms des colonnes sont ceux du système, en anglais. Ce qui nomme quelqu’un d’autre, comme un agent ou le téléphone d’une autre personne, est omis.",
    readings: "Qui l’a lu",
    day: "Jour",
    by: "Qui",
    count: "Fois",
    readers: {
      admin: "Administrateurs",
      officer: "Agents",
      supervisor: "Responsables",
      citizen: "La personne qui a déposé la demande",
      visitor: "Vous, dans le Passe d’aide",
      system: "Le système",
    },
    tool: "Le système d’un autre organisme",
    unread: "Personne ne l’a lu.",
    nothing: "Rien n’est gardé sur vous.",
  },
  catalogue: { "privacy-requests": sentences },
};
