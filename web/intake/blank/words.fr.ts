export const fr = {
  title: "Fiche d’accueil vierge",
  lead: "Pour les pannes du système. Imprimez-la à l’avance, une feuille par personne. Elle contient les champs du suivi de dossier et d’une nouvelle demande, en trois langues.",
  print: "Imprimer",
  keep: "Ouvrez cette page une fois avec une connexion ; elle s’ouvre et s’imprime ensuite aussi sans connexion.",
  after:
    "Saisissez-la au bureau quand le système est rétabli. Gardez la feuille sous clé, puis détruisez-la.",
};
