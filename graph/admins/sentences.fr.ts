import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  credentialsMissing: "Veuillez saisir le nom d’utilisateur et le mot de passe.",
  loginFailed: "Nom d’utilisateur ou mot de passe incorrect.",
  currentPasswordWrong: "Le mot de passe actuel n’est pas le bon.",
  passwordMismatch: "Le nouveau mot de passe et sa confirmation ne correspondent pas.",
  requirementsTitle: "Le mot de passe ne remplit pas les conditions",
  requirementsNotMet: () => "Le mot de passe ne remplit pas les conditions",
  passwordMissing: "Veuillez saisir un mot de passe",
  passwordTooLong: "C’est trop long pour un mot de passe",
  usernameMissing: "Veuillez saisir un nom d’utilisateur",
  usernameTooLong: "C’est trop long pour un nom d’utilisateur",
  ownUsernameMissing: "Veuillez saisir votre nom d’utilisateur",
  ownPasswordMissing: "Veuillez saisir votre mot de passe",
  currentPasswordMissing: "Veuillez saisir votre mot de passe actuel",
  newPasswordMissing: "Veuillez saisir un nouveau mot de passe",
  repeatMissing: "Répétez le nouveau mot de passe",
  meetEveryRequirement: "Remplissez toutes les conditions de la liste",
  characters: ({ count }) => `Au moins ${count} caractères`,
  charactersOfSetting: ({ count }) => `Au moins ${count} caractères (un réglage)`,
  capital: "Au moins une majuscule",
  special: "Au moins un caractère spécial, comme ! ou #",
  uncommon: "Ni mot de passe courant, ni votre nom d’utilisateur",
  samePassword: "Le nouveau mot de passe doit être différent de l’actuel.",
  changedElsewhere: "Le mot de passe a été changé ailleurs entre-temps. Veuillez vous reconnecter.",
  tooManyFailures: ({ minutes }) =>
    `Trop de tentatives échouées. Réessayez dans ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  tooManyAtOnce: "Trop de connexions en ce moment. Réessayez dans une minute.",
};
