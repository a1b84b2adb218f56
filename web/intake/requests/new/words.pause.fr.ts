export const fr = {
  paused: "Le programme est en pause",
  pausedText: "Pour le moment, le fonds ne paie pas de nouvelles demandes.",
  noMoney: "Il n’y a pas d’argent dans le fonds pour le moment",
  noMoneyText: "Les nouvelles demandes ne peuvent pas être payées tant que le fonds n’a pas d’argent.",
  works:
    "Vous pouvez quand même déposer cette demande. Elle est conservée, et décidée dès que le fonds paie de nouveau. D’autres aident dès maintenant :",
  resources: "Trouver de l’aide près de vous",
  call: "Appeler le 2-1-1",
};
