/** For the person who asked for themselves. */
export const citizen = {
  funding: {
    pending:
      "Personne n’a encore décidé de cette demande. Chaque demande est lue par une personne ; la suite se lira ici.",
    processing:
      "La décision est en cours : une personne a regardé la demande, une autre doit donner son accord.",
    approved:
      "Cette demande est approuvée. La personne qui s’en occupe vous contactera au sujet de l’aide ; les montants sont montrés à ceux qui décident, pas ici.",
    dispatched: "Cette demande est approuvée, et l’aide est en route.",
    completed: "Cette demande est terminée : l’aide a été remise.",
    denied:
      "Ce fonds n’a pas pu accorder la demande. D’autres aides figurent sous Ressources, et le 2-1-1 répond à toute heure.",
  },
};

export const noEmail = {
  none: "Pas d’e-mail",
  byText: "Pas d’e-mail : les lettres partent par SMS au numéro ci-dessus",
};

export const wishes = {
  anonymous: "Souhaite rester anonyme : son nom ne figure dans aucune lettre, aucun e-mail, aucune liste.",
  notContactedTitle: "Ne pas contacter",
  notContactedText: "Cette personne ne reçoit ni lettre ni message. Dites-lui vous-même ce qui a été décidé.",
  reveal: "Afficher le nom",
  revealHint: "Le nom est masqué de nouveau au bout d’une minute ; chaque consultation est consignée.",
};
