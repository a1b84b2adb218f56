import { soon, type Translated } from "./i18n/phrases.ts";
import type { en } from "./sentences.ts";

const sooner = ({ phone, contact }: { phone: string; contact: string }) =>
  contact
    ? `Si vous avez besoin d’aide avant, appelez le ${phone || "2-1-1"} ou contactez ${contact}.`
    : `Si vous avez besoin d’aide avant, appelez le ${phone || "2-1-1"}.`;

export const fr: Translated<typeof en> = {
  formFailed: "Vérifiez que tous les champs obligatoires sont bien remplis.",
  notStorable: "Ce texte contient un caractère qui ne peut pas être enregistré",
  notWhole: "Doit être un nombre entier",
  mustBeWhole: ({ name }) => `${name} doit être un nombre entier`,
  signIn: "Veuillez vous connecter.",
  signInFirst:
    "Pour voir les demandes d’urgence, vous devez vous identifier. Connectez-vous ou terminez la vérification.",
  verifyFirst: "Veuillez d’abord remplir le formulaire de vérification.",
  chooseSome: "Choisissez de 1 à 50 lignes différentes.",
  programOnly: "Seules les personnes qui voient tout le programme peuvent faire cela.",
  mayNot: "Vous n’avez pas le droit de faire cela.",
  roleMissing: ({ roles }) => `Pour cela, votre compte doit avoir le rôle ${roles}.`,
  settlesOwnDispatch:
    "Vous avez envoyé une aide pour ce dossier ; une autre personne doit en régler les comptes.",
  personSettles: "Seule une personne connectée peut régler des comptes.",
  codeOwed:
    "Saisissez d’abord votre code de double authentification. D’ici là, cette session n’a aucun accès.",
  usePasskeyOwed:
    "Votre rôle exige une clé d’accès : un code ne suffit pas pour terminer la connexion. Utilisez l’une de vos clés d’accès.",
  passwordOwed: "Changez d’abord votre mot de passe temporaire. D’ici là, cette session n’a aucun accès.",
  secondFactorOwed:
    "La double authentification est obligatoire. Connectez-vous sur /admin/login et configurez d’abord votre second facteur.",
  passkeyOwed: "Une clé d’accès est requise. Connectez-vous sur /admin/login et ajoutez-en une d’abord.",
  hidden: "Cet élément n’existe plus ou vous n’avez pas le droit de le voir.",
  requestHidden: "Cette demande n’existe pas ou vous n’avez pas le droit de la voir.",
  tooMuchWork:
    "Trop de recherches viennent de votre réseau. Attendez une minute et réessayez, ou appelez le 2-1-1.",
  tooManyCalls: "Trop d’essais depuis votre réseau. Attendez un instant et réessayez.",
  wentWrong: "Une erreur s’est produite. Veuillez réessayer.",
  recordsUnreachable:
    "Les dossiers ne sont pas accessibles pour le moment. Veuillez réessayer dans une minute.",
  maintenance: ({ name }) =>
    `${name} est en maintenance. Vous pouvez tout lire, mais rien envoyer pour l’instant. Veuillez réessayer dans quelques minutes. En cas d’urgence, appelez le 911. Pour trouver de l’aide à toute heure, appelez le 2-1-1.`,
  mustBeKept:
    "Ceci doit être conservé pour le moment et ne peut pas être supprimé. Adressez-vous à un super-administrateur.",
  wasDestroyed:
    "Ce dossier a été détruit à l’issue de sa durée de conservation ; il ne peut plus être modifié.",
  noRoom: "Notre espace de stockage est plein. Veuillez prévenir un administrateur.",
  formMissing: "Répondez avec le formulaire de cette page.",
  answerTooLong: "Cette réponse est trop longue.",
  comesTooSlowly: "Votre connexion est trop lente. Réessayez avec une meilleure connexion.",
  foreignCall: "Cette requête vient d’un autre site.",
  otherAddress: ({ address }) =>
    `Rien n’a été envoyé, car cette page a été ouverte à une autre adresse. Ouvrez-la à ${address}.`,
  keyOfAnotherForm: "La clé de ce formulaire a déjà servi pour un autre. Rechargez la page.",
  usedForAnotherForm: "Utilisée pour un autre formulaire",
  networkLimit: ({ minutes, ...reach }) =>
    `Beaucoup de personnes partagent votre réseau et, ensemble, elles ont atteint sa limite. Vous pourrez réessayer ${soon(minutes, "fr")}, ou utiliser un autre réseau dès maintenant. ${sooner(reach)} En cas d’urgence, appelez le 911.`,
  ownLimit: ({ minutes, ...reach }) =>
    `Vous avez fait cela de nombreuses fois en peu de temps. Vous pourrez réessayer ${soon(minutes, "fr")}. ${sooner(reach)} En cas d’urgence, appelez le 911.`,
  sentAlready: "Ce formulaire a déjà été envoyé. Modifiez-le pour l’envoyer de nouveau.",
  sessionGone: "Cette session est déjà terminée.",
  networkBlocked:
    "Pour l’instant, personne ne peut se connecter ni envoyer quoi que ce soit depuis votre réseau. Vous pouvez encore utiliser les pages publiques. Réessayez plus tard ou depuis un autre réseau. En cas d’urgence, appelez le 911.",
};
