import { pluralFr } from "../../core/i18n/plural.ts";
import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  credentialsMissing: "Veuillez saisir le nom d’utilisateur et le mot de passe.",
  loginFailed: "Nom d’utilisateur ou mot de passe incorrect.",
  currentPasswordWrong: "Le mot de passe actuel est incorrect.",
  passwordMismatch: "Le nouveau mot de passe et sa confirmation ne correspondent pas.",
  requirementsTitle: "Le mot de passe ne remplit pas les conditions",
  requirementsNotMet: () => "Le mot de passe ne remplit pas les conditions",
  passwordMissing: "Veuillez saisir un mot de passe",
  passwordTooLong: "Ce mot de passe est trop long",
  usernameMissing: "Veuillez saisir un nom d’utilisateur",
  usernameTooLong: "Ce nom d’utilisateur est trop long",
  ownUsernameMissing: "Veuillez saisir votre nom d’utilisateur",
  ownPasswordMissing: "Veuillez saisir votre mot de passe",
  currentPasswordMissing: "Veuillez saisir votre mot de passe actuel",
  newPasswordMissing: "Veuillez saisir un nouveau mot de passe",
  repeatMissing: "Veuillez confirmer le nouveau mot de passe",
  meetEveryRequirement: "Le mot de passe doit remplir toutes les conditions de la liste",
  characters: ({ count }) => `Au moins ${count} caractères`,
  charactersOfSetting: ({ count }) => `Au moins ${count} caractères (selon la configuration)`,
  capital: "Au moins une majuscule",
  special: "Au moins un caractère spécial, comme ! ou #",
  uncommon: "Ni mot de passe courant, ni votre nom d’utilisateur",
  samePassword: "Le nouveau mot de passe doit être différent de l’actuel.",
  changedElsewhere: "Le mot de passe a été changé dans une autre session. Veuillez vous reconnecter.",
  tooManyFailures: ({ minutes }) =>
    `Trop de tentatives échouées. Réessayez dans ${minutes} ${pluralFr(minutes, "minute", "minutes")}.`,
  sessionsTaken: ({ count }) =>
    `Les ${count} sessions d’administrateurs sont toutes utilisées. Veuillez réessayer quand quelqu’un se sera déconnecté.`,
  tooManyAtOnce: "Trop de personnes se connectent en ce moment. Réessayez dans une minute.",
  temporaryPasswordOver:
    "Ce mot de passe temporaire a été utilisé ou a expiré. Demandez-en un nouveau à un super administrateur.",
  passwordAgain: "Saisissez à nouveau votre mot de passe pour continuer.",
  passwordWrong: "Le mot de passe est incorrect.",
  usernameShape:
    "Utilisez des lettres, des chiffres, des points, des tirets et les signes _ et @, en commençant par une lettre ou un chiffre",
  usernameTaken: "Ce nom d’utilisateur est déjà pris",
  nameTaken: "Un autre compte porte ce nom ou un nom très proche",
  emailTaken: "Un autre compte utilise cette adresse e-mail",
  roleMissing: "Choisissez au moins un rôle",
  rolesChangedMeanwhile:
    "Quelqu’un d’autre a modifié ce compte. Vérifiez ses rôles, puis choisissez à nouveau.",
  roleUnknown: "Choisissez un des rôles de la liste",
  temporaryTooShort: "Le mot de passe doit comporter au moins 6 caractères.",
  accountMissing: "Ce compte n’existe plus.",
  ownAccount: "Vous ne pouvez pas modifier votre propre compte",
  keysChanged: "Les clés d’API de ce compte ont changé. Vérifiez-les à nouveau.",
  lastSuperAdmin: "Le dernier super administrateur actif ne peut pas être retiré.",
  alreadyActive: "Ce compte est déjà actif.",
  alreadyInactive: "Ce compte est déjà inactif.",
  roleAlready: "Ce compte a déjà ces rôles.",
  noSecondFactor: "Ce compte n’utilise pas la double authentification.",
  codeMissing: "Saisissez un code",
  codeShape: "Saisissez les 6 chiffres de l’application ou un code de récupération de 10 lettres et chiffres",
  codeWrong: "Ce code est incorrect ou a déjà servi.",
  codeNotAsked: "Cette connexion ne demande pas de code.",
  secondFactorAlready: "Ce compte utilise déjà la double authentification.",
  noPasskey: "Ce compte n’a pas de clé d’accès. Saisissez plutôt un code.",
  passkeyAlready: "Cette clé d’accès a déjà été ajoutée à un compte.",
  lastPasskey:
    "Un administrateur avec votre rôle doit avoir une clé d’accès. Ajoutez-en une autre avant de retirer celle-ci.",
  passkeyRequired:
    "Une clé d’accès est requise, et elle a besoin de la connexion en deux étapes. Vous ne pouvez pas la désactiver.",
  passkeyMissing: "Cette clé d’accès a déjà été supprimée.",
  passkeyNameMissing: "Donnez un nom à la clé d’accès",
  passkeyNameTooLong: "Ce nom est trop long",
  passkeyNeedsSecondFactor:
    "Activez d’abord la validation en deux étapes. Ses codes de récupération vous serviront si vous perdez cet appareil.",
  passkeyRefused: "Cette clé d’accès n’a pas permis la connexion. Réessayez ou utilisez votre mot de passe.",
  passkeysNeedHttps: "Les clés d’accès ne fonctionnent qu’à une adresse web en https.",
  passkeyTooLate: "La demande a expiré ou a déjà été utilisée. Réessayez.",
  passkeyUnreadable: "La réponse de l’appareil n’a pas pu être lue. Réessayez.",
  tooManyPasskeys: ({ count }) =>
    `Un compte peut avoir jusqu’à ${count} clés d’accès. Supprimez-en une qui ne sert plus.`,
};
