export const fr = {
  title: "Je parle…",
  lead: "Montrez cette page ou la feuille imprimée. La personne indique sa langue.",
  print: "Imprimer",
  next: "Appelez ensuite un interprète et choisissez dans la demande la langue des lettres et des messages, si elle est proposée.",
};
