export const fr = {
  title: "Accessibilité",
  lead: "Tout le monde doit pouvoir utiliser ce service. Si quelque chose ne marche pas pour vous, dites-le-nous. Vous pouvez demander de l’aide, ou un document sous une autre forme.",
  contact: {
    title: "Si quelque chose ne marche pas pour vous",
    contact: (contact: string) => `Écrivez ou appelez : ${contact}`,
    noContact: "Répondez à l’e-mail ou au message reçu, ou demandez à l’agent chargé de votre dossier.",
    text: "Dites-nous sur quelle page, ce qui n’a pas marché, et quel appareil ou logiciel vous utilisez.",
    feedback: "Envoyer un avis",
  },
  standard: {
    title: "La norme",
    points: [
      "Notre objectif est la norme WCAG 2.2, niveau AA. C’est la norme internationale d’accessibilité des sites web.",
      "Une règle des États-Unis (titre II de l’ADA) demande WCAG 2.1, niveau AA, aux États et aux collectivités locales : à partir du 26 avril 2027 s’ils ont au moins 50 000 habitants, et du 26 avril 2028 s’ils sont plus petits ou s’il s’agit de districts spéciaux (91 FR 20902). WCAG 2.2 comprend tout ce qu’elle demande.",
      "Nous respectons la norme en partie. Ce qui manque est indiqué plus haut.",
    ],
  },
  tested: {
    title: "Ce que nous avons testé, et comment",
    points: [
      "Un programme (axe) vérifie les pages en couleurs claires et sombres, en anglais, en espagnol et en français.",
      "Des tests automatiques font les tâches principales avec le clavier seul.",
      "Des tests automatiques ouvrent les pages sur 320 pixels de large (zoom de 400 %), avec un texte deux fois plus grand, avec plus d’espace entre les lettres et les lignes, et dans les couleurs à contraste élevé de Windows.",
      "Un test lit le nom de chaque bouton, lien et champ en trois langues.",
      "Un test lit le titre, la langue et les balises de chaque type de PDF.",
      "À la main, nous avons parcouru six tâches et cinq documents. À la place d’un lecteur d’écran, nous avons lu ce que le navigateur lui transmet.",
    ],
  },
  gaps: {
    title: "Ce qui manque",
    points: [
      "Aucune personne qui utilise un lecteur d’écran, une loupe d’écran ou la commande vocale ne l’a encore testé. Nous n’avons pas testé avec NVDA, JAWS, VoiceOver ou TalkBack.",
      "Les PDF sont balisés, mais aucun vérificateur PDF/UA ne les a contrôlés. Un nom dans un alphabet absent de leur police n’est pas imprimé, et le PDF le signale. Chaque lettre est aussi une page web.",
      "Les textes des personnes sont affichés dans la langue où ils ont été écrits, sans indiquer laquelle. Certaines fiches du répertoire sont seulement en anglais.",
      "Les fichiers ajoutés et les sites vers lesquels nous renvoyons peuvent ne pas être accessibles.",
      "Les pages des administrateurs sont seulement en anglais.",
    ],
  },
  report: "Le rapport complet, critère par critère (en anglais)",
  back: "Déclaration d’accessibilité",
  date: (day: string) => `Cette déclaration date du ${day}.`,
};
