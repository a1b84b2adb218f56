import type { en } from "./words.en.ts";

export const fr: typeof en = {
  exit: "Quitter cette page",
  short: "Quitter",
  hint: "Quitter cette page : appuyez ici, ou trois fois sur Échap",
  help: {
    title: "Partir vite",
    lead: "Le bouton Quitter est en haut de chaque page publique et de chaque fenêtre qui s’y ouvre. Vous pouvez aussi appuyer trois fois sur la touche Échap, à tout moment.",
    does: {
      title: "Ce que fait Quitter",
      points: [
        "Il ouvre un site météo à la place de la page où vous êtes.",
        "Il oublie ce que cet onglet retenait tant qu’il était ouvert, et un incident commencé mais non enregistré.",
        "Le bouton Retour ne montre plus les pages de cette visite. Le site météo s’ouvre à leur place.",
      ],
    },
    hidesNot: {
      title: "Ce qu’il ne peut pas cacher",
      points: [
        "L’historique de votre navigateur : la liste nomme toujours les pages que vous avez ouvertes ici.",
        "Les pages qui n’ont pas besoin de JavaScript, comme celles d’un lien reçu par courriel ou par SMS : Retour peut les montrer de nouveau.",
        "Les autres onglets et fenêtres qui affichent SafeVoice. Fermez-les vous-même.",
        "Ce qui est gardé sur cet appareil : votre journal, vos réglages, l’État choisi.",
        "Les fichiers que vous avez téléchargés, comme le guide des droits.",
        "Ce que peuvent enregistrer le propriétaire du Wi-Fi, un employeur ou l’opérateur téléphonique.",
        "Ce qu’un programme qui surveille cet appareil a vu.",
      ],
    },
    clear: {
      title: "Ce que vous pouvez faire",
      points: [
        "Utilisez une fenêtre de navigation privée : elle oublie son historique quand vous la fermez.",
        "Effacez ce site de l’historique, et ses fichiers des téléchargements.",
        "Dans Réglages, « Tout effacer sur cet appareil » supprime ce que nous gardons ici.",
        "Utilisez un appareil que personne d’autre ne peut ouvrir, en bibliothèque ou chez un proche.",
      ],
    },
    careful: "Un historique vide peut aussi se remarquer. Choisissez ce qui est le plus sûr pour vous.",
  },
};
