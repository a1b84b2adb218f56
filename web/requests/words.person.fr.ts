/** For a person who filed their own request. */
export const citizen = {
  funding: {
    pending:
      "Cette demande attend une décision. Chaque demande est examinée par une personne. Vous verrez le résultat ici.",
    processing: "Une personne a approuvé cette demande. Une seconde personne doit aussi l’approuver.",
    approved:
      "Cette demande est approuvée. La personne qui s’en occupe vous contactera au sujet de l’aide. Seules les personnes qui décident voient les montants.",
    dispatched: "Cette demande est approuvée, et l’aide est en route.",
    completed: "Cette demande est terminée. L’aide a été remise.",
    denied:
      "Ce fonds n’a pas pu approuver la demande. Vous trouverez d’autres aides sous Ressources, ou en appelant le 2-1-1 à toute heure.",
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

/** To a person who asks for help for themself. */
export const own = {
  newRequest: {
    lead: "Dites-nous ce qui s’est passé et ce dont vous avez besoin. Il ne faut ni agent, ni compte, ni pièce d’identité.",
    victimSection: "Vous",
    victimAddressHint:
      "Rue, ville, État et code postal. Si vous ne pouvez pas y rester, indiquez où vous êtes.",
    requestSection: "Ce dont vous avez besoin",
    detailsHint: "Ce qui s’est passé, combien vous êtes, et pour combien de nuits ou de repas.",
    assistanceText:
      "Après l’envoi, nous utilisons votre texte pour proposer un montant et des aides à proximité. Votre nom et vos coordonnées n’y figurent pas. La décision reste humaine.",
    submittedText: (caseId: string) => `Nous avons reçu ${caseId}. Vous pouvez la suivre sur cette page.`,
  },
  detail: {
    victimName: "Votre nom",
    victimContact: "Comment vous joindre",
    address: "Votre adresse",
    helpTypes: "Aide demandée",
    details: "Ce que vous avez écrit",
    documents: "Vos documents",
    noDocuments: "Vous n’avez pas ajouté de document.",
  },
  wishes: {
    anonymous: "Votre nom ne figure dans aucune lettre, aucun e-mail, aucune liste.",
    notContactedTitle: "Nous ne vous contactons pas",
    notContactedText: "Vous ne recevez ni lettre ni message. Revenez sur cette page pour voir la décision.",
  },
};

/** What a person can do at once. */
export const tonight = {
  title: "Si vous avez besoin d’aide ce soir",
  text: "Une personne lit chaque demande. Nous ne pouvons pas dire combien de temps cela prend, et nous ne les suivons pas jour et nuit. N’attendez pas notre réponse :",
  danger: "En danger",
  crisis: "En crise, ou si vous pensez à mettre fin à vos jours",
  nearby: "Pour un repas, un hébergement ou un trajet, à toute heure",
  shelters: "Trouver un hébergement près de vous",
  yours: "Aides près de vous",
};
