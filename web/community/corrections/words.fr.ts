export const fr = {
  title: "Signaler une erreur",
  about: (name: string) => `${name} : dites-nous ce qui ne va pas, nous vérifierons.`,
  problem: "Qu’est-ce qui ne va pas ?",
  problems: {
    number: "Ce n’est pas le bon numéro, ou personne ne répond",
    closed: "C’est fermé définitivement",
    address: "L’adresse ou le site web n’est pas le bon",
    other: "Autre chose",
  },
  details: "Qu’avez-vous constaté ? (facultatif)",
  detailsHint: "500 caractères au plus. N’écrivez rien qui doive rester privé.",
  email: "E-mail (facultatif)",
  emailHint:
    "Seulement si nous pouvons vous poser des questions. Si vous le laissez vide, personne ne saura qui a écrit.",
  cancel: "Annuler",
  send: "Envoyer",
  sending: "Envoi...",
  sent: "Signalement envoyé",
  sentText: "Merci. Nous vérifierons cette ressource.",
  unreachable:
    "Le signalement n’a pas pu être envoyé. Vérifiez votre connexion et réessayez. Votre texte est toujours là.",
};
