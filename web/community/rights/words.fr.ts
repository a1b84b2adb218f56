export const fr = {
  topics: "Thèmes",
  download: "Télécharger le guide complet",
  skipToMore: (title: string) => `Aller à « ${title} »`,
  state: "Votre État",
  chooseState: "Choisissez votre État...",
  searching: "Recherche d’une aide juridique...",
  failed: "La liste n’a pas pu être chargée. Vous pouvez appeler le 2-1-1 et demander une aide juridique.",
  retry: "Réessayer",
  everyState: "Plus de ressources",
  cardText:
    "Imprimez-la, découpez-la et gardez-la avec votre permis. Vous pouvez la montrer sans dire un mot.",
  printCard: "Imprimer la carte",
};
