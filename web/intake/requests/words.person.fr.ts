/** For a person who filed their own request. */
export const citizen = {
  funding: {
    pending:
      "Votre demande attend une décision. Chaque demande est examinée par une personne. Vous verrez le résultat ici.",
    processing: "Une personne a approuvé votre demande. Une seconde personne doit aussi l’approuver.",
    approved:
      "Votre demande est approuvée. Une personne doit envoyer l’aide. Seules les personnes qui décident voient les montants.",
    dispatched:
      "Votre demande est approuvée, et l’aide a été envoyée. Votre passe d’aide montre ce que vous pouvez utiliser.",
    completed: "Votre demande est terminée. L’aide a été remise.",
    denied:
      "Ce fonds n’a pas pu approuver votre demande. Vous trouverez d’autres aides sous Ressources, ou en appelant le 2-1-1 à toute heure.",
  },
};

export const noEmail = {
  none: "Pas d’e-mail",
  byText: "Pas d’e-mail : les lettres partent par SMS au numéro ci-dessus",
};

export const wishes = {
  anonymous: "Souhaite rester anonyme : son nom ne figure dans aucune lettre, aucun e-mail, aucune liste.",
  notContactedTitle: "Ne pas contacter",
  notContactedText:
    "Nous n’envoyons ni lettre ni message à cette personne. Annoncez-lui vous-même la décision.",
  reveal: "Afficher le nom",
  revealFailed: "Le nom n’a pas pu être affiché",
  revealHint: "Le nom est masqué de nouveau au bout d’une minute. Chaque consultation est consignée.",
};
