/** To a person who asks for help for themself. */
const own = {
  newRequest: {
    lead: "Dites-nous ce qui s’est passé et ce dont vous avez besoin. Il ne faut ni agent, ni compte, ni pièce d’identité.",
    victimSection: "Vous",
    victimAddressHint:
      "Rue, ville, État et code postal. Si vous ne pouvez pas y rester, indiquez où vous êtes.",
    requestSection: "Ce dont vous avez besoin",
    detailsHint: "Ce qui s’est passé, combien vous êtes, et pour combien de nuits ou de repas.",
    assistanceText:
      "Après l’envoi, nous utilisons votre texte pour proposer un montant et des aides à proximité. Votre nom et vos coordonnées n’y figurent pas. La proposition ne décide de rien.",
    submittedText: (caseId: string) => `Nous avons reçu ${caseId}. Vous pouvez la suivre sur cette page.`,
  },
  detail: {
    victimName: "Votre nom",
    victimContact: "Vos coordonnées",
    address: "Votre adresse",
    helpTypes: "Aide demandée",
    details: "Ce que vous avez écrit",
    documents: "Vos documents",
    noDocuments: "Vous n’avez pas ajouté de document.",
    deniedTitle: "Votre demande a été refusée",
  },
  victimInfo: {
    heading: "Vous",
    needStatement: "Ce dont vous avez besoin",
    hidden: "Enregistrée, non affichée ici",
  },
  wishes: {
    anonymous: "Votre nom ne figure dans aucune lettre, aucun e-mail, aucune liste.",
    notContactedTitle: "Nous ne vous contactons pas",
    notContactedText: "Vous ne recevez ni lettre ni message. Revenez sur cette page pour voir la décision.",
  },
};

/** What a person can do at once. */
const tonight = {
  title: "Si vous avez besoin d’aide ce soir",
  text: "Une personne lit chaque demande. Nous ne pouvons pas dire combien de temps cela prend, et nous ne les suivons pas jour et nuit. N’attendez pas notre réponse :",
  decidedText: "Vous pouvez appeler à toute heure. N’attendez pas notre réponse :",
  danger: "En danger",
  crisis: "En crise, ou si vous pensez à mettre fin à vos jours",
  nearby: "Pour un repas, un hébergement ou un trajet, à toute heure",
  shelters: "Trouver un hébergement près de vous",
  yours: "Aides près de vous",
};

export const fr = { ...own, tonight };
