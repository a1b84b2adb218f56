import type { Translated } from "./i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  formFailed: "Vérifiez que tous les champs obligatoires sont bien remplis.",
  notStorable: "Ce texte contient un caractère qui ne peut pas être enregistré",
  notWhole: "Doit être un nombre entier",
  mustBeWhole: ({ name }) => `${name} doit être un nombre entier`,
  signIn: "Veuillez vous connecter.",
  signInFirst:
    "Pour voir les demandes d’urgence, vous devez vous identifier. Connectez-vous ou terminez la vérification.",
  verifyFirst: "Veuillez d’abord remplir le formulaire de vérification.",
  mayNot: "Vous n’avez pas le droit de faire cela.",
  codeOwed:
    "Saisissez d’abord le code de votre second facteur : d’ici là, cette session ne donne accès à rien.",
  passwordOwed:
    "Changez d’abord votre mot de passe temporaire : d’ici là, cette session ne donne accès à rien.",
  secondFactorOwed:
    "La double authentification est obligatoire. Connectez-vous sur /admin/login et configurez d’abord votre second facteur.",
  requestHidden: "Cette demande n’existe pas ou vous n’avez pas le droit de la voir.",
  tooMuchWork:
    "Beaucoup de recherches viennent de ce réseau. Attendez une minute et réessayez, ou appelez le 2-1-1.",
  tooManyCalls: "Trop d’essais à la suite depuis ici. Attendez un instant et réessayez.",
  wentWrong: "Une erreur s’est produite. Veuillez réessayer.",
  recordsUnreachable:
    "Les dossiers ne sont pas accessibles pour le moment. Veuillez réessayer dans une minute.",
  maintenance: ({ name }) =>
    `${name} est en maintenance. Tout peut être lu, mais rien ne peut être envoyé pour l’instant ; veuillez réessayer dans quelques minutes. En cas d’urgence, appelez le 911 ; le 2-1-1 trouve de l’aide à toute heure.`,
  noRoom: "Il n’y a plus de place pour enregistrer quoi que ce soit. Veuillez prévenir un administrateur.",
  formMissing: "Répondez avec le formulaire de cette page.",
  answerTooLong: "Cette réponse est trop longue.",
  comesTooSlowly: "L’envoi arrive trop lentement. Réessayez là où la connexion est meilleure.",
  foreignCall: "Cet envoi vient d’un autre site.",
  keyOfAnotherForm: "La clé de ce formulaire a déjà servi pour un autre. Rechargez la page.",
  usedForAnotherForm: "Utilisée pour un autre formulaire",
  tooManyOpened:
    "Trop de demandes ont été ouvertes d’ici aujourd’hui. Appelez le 2-1-1, ou le 911 en cas d’urgence.",
  sentAlready: "Ce formulaire a déjà été envoyé. Modifiez-le pour l’envoyer de nouveau.",
  sessionGone: "Cette session est déjà terminée.",
  networkBlocked:
    "Pour un moment, personne ne peut se connecter ni envoyer quoi que ce soit depuis ce réseau. Les pages publiques restent ouvertes. Réessayez plus tard ou depuis un autre réseau, et en cas d’urgence appelez le 911.",
};
