export const fr = {
  title: "Où va l’argent",
  lead: (from: string, to: string) =>
    `Ce que ce fonds a dépensé pour les demandes menées à terme de ${from} à ${to}. Une demande compte une fois, le mois où elle a été menée à terme.`,
  privacy:
    "Pour protéger les personnes aidées, nous n’affichons aucun groupe de moins de cinq demandes, et nous en omettons parfois un de plus. Un mois paraît trois jours après sa fin et n’est plus modifié ensuite.",
  none: "Il n’y a pas encore assez de demandes à afficher.",
  months: "Par mois",
  helpTypes: "Par type d’aide",
  states: "Par État",
  month: "Mois",
  helpType: "Type d’aide",
  state: "État",
  requests: "Demandes",
  spent: "Dépensé",
  help: {
    food: "Repas",
    shelter: "Hébergement",
    transportation: "Transport",
    several: "Plusieurs types",
    cash: "Argent remis",
  },
  noState: "État non précisé",
  span: (from: string, to: string) => `De ${from} à ${to}, pour les mois affichés ci-dessus`,
};
