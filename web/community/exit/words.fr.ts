export const fr = {
  title: "Quitter rapidement",
  lead: "Le bouton Quitter est en haut de chaque page publique et de chaque fenêtre qui s’y ouvre. Sur un ordinateur, vous pouvez aussi appuyer trois fois sur Échap.",
  does: {
    title: "Ce que fait Quitter",
    points: [
      "Il ouvre un site météo à la place de la page où vous êtes.",
      "Il efface ce que cet onglet retenait, y compris un incident commencé mais non enregistré.",
      "Il supprime le passe d’aide que vous avez gardé sur cet appareil.",
      "Le bouton Retour ne montre plus ces pages. Il ouvre le site météo à la place.",
    ],
  },
  hidesNot: {
    title: "Ce qu’il ne peut pas cacher",
    points: [
      "L’historique de votre navigateur : il affiche toujours les pages que vous avez ouvertes ici.",
      "Les pages qui fonctionnent sans JavaScript, comme celles d’un lien reçu par e-mail ou par SMS : le bouton Retour peut les montrer de nouveau, et si vous quittez depuis l’une d’elles, un passe d’aide gardé peut rester sur l’appareil.",
      "Les autres onglets et fenêtres qui affichent SafeVoice. Fermez-les vous-même.",
      "Ce qui est gardé sur cet appareil : votre journal, vos réglages, l’État choisi.",
      "Les fichiers que vous avez téléchargés, comme le guide des droits.",
      "Ce que peuvent enregistrer le propriétaire du Wi-Fi, un employeur ou l’opérateur téléphonique.",
      "Ce qu’une application de surveillance installée sur cet appareil a vu.",
    ],
  },
  clear: {
    title: "Ce que vous pouvez faire",
    points: [
      "Utilisez une fenêtre de navigation privée. Son historique s’efface quand vous la fermez.",
      "Effacez ce site de l’historique de votre navigateur, et ses fichiers de vos téléchargements.",
      "Dans Réglages, choisissez « Tout effacer sur cet appareil » pour supprimer ce que nous gardons ici.",
      "Utilisez un appareil que personne d’autre ne peut consulter, en bibliothèque ou chez un proche.",
    ],
  },
  careful: "Un historique vide peut aussi se remarquer. Choisissez ce qui est le plus sûr pour vous.",
};
