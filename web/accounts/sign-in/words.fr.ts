export const fr = {
  problems: {
    expired: "Cette connexion a pris trop de temps ou a déjà servi. Veuillez recommencer.",
    refused: "La connexion n’a pas abouti. Réessayez, ou connectez-vous autrement.",
    noAccount:
      "Cette personne n’a pas de compte ici. Demandez à un super administrateur d’en ajouter un avec votre adresse professionnelle.",
    noRole:
      "Vos groupes ne vous donnent aucun rôle ici. Demandez à votre administrateur de vous ajouter à un groupe.",
    mfaMissing:
      "La connexion de votre comté n’a pas demandé de second facteur. Configurez-en un là-bas, ou utilisez votre mot de passe SafeVoice.",
    down: "La connexion de votre comté ne répond pas. Utilisez votre mot de passe SafeVoice.",
    passwordFirst:
      "Un super administrateur relie son compte une fois : connectez-vous avec votre mot de passe SafeVoice, puis choisissez la connexion de votre comté dans les cinq minutes.",
    sessionsTaken:
      "Toutes les sessions d’administrateur sont utilisées. Réessayez quand quelqu’un se sera déconnecté.",
    incomplete:
      "La connexion de votre service n’a pas transmis votre nom et votre matricule. Remplissez vous-même le formulaire.",
  },
  officerDown: "La connexion de votre service ne répond pas. Remplissez vous-même le formulaire.",
  problemTitle: "Vous n’êtes pas connecté",
  signInWith: (name: string) => `Se connecter avec ${name}`,
  or: "Ou avec votre mot de passe SafeVoice :",
  orForm: "Ou remplissez vous-même le formulaire :",
  from: (provider: string) => `De ${provider}`,
  identified: (provider: string) =>
    `Connecté avec ${provider}. Les champs verrouillés viennent de là. Votre superviseur doit encore confirmer le dossier.`,
  notYou: "Ce n’est pas vous ?",
};
