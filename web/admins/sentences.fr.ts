import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "Please enter both username and password.": "Veuillez saisir le nom d’utilisateur et le mot de passe.",
  "Invalid username or password.": "Nom d’utilisateur ou mot de passe incorrect.",
  "The current password is not right.": "Le mot de passe actuel n’est pas le bon.",
  "New password and confirmation password do not match.":
    "Le nouveau mot de passe et sa confirmation ne correspondent pas.",
  "Password Requirements Not Met": "Le mot de passe ne remplit pas les conditions",
  "Please enter a password": "Veuillez saisir un mot de passe",
  "This is too long for a password": "C’est trop long pour un mot de passe",
  "Please enter a username": "Veuillez saisir un nom d’utilisateur",
  "This is too long for a username": "C’est trop long pour un nom d’utilisateur",
  "Please enter your username": "Veuillez saisir votre nom d’utilisateur",
  "Please enter your password": "Veuillez saisir votre mot de passe",
  "Please enter your current password": "Veuillez saisir votre mot de passe actuel",
  "Please enter a new password": "Veuillez saisir un nouveau mot de passe",
  "Please repeat the new password": "Répétez le nouveau mot de passe",
  "Please meet every requirement of the list": "Remplissez toutes les conditions de la liste",
  "At least {} characters": (count) => `Au moins ${count} caractères`,
  "At least {} characters (a setting)": (count) => `Au moins ${count} caractères (un réglage)`,
  "At least one capital letter": "Au moins une majuscule",
  "At least one special character, such as ! or #": "Au moins un caractère spécial, comme ! ou #",
  "Not a common password, and not your username": "Ni mot de passe courant, ni votre nom d’utilisateur",
  "The new password must differ from the current one.":
    "Le nouveau mot de passe doit être différent de l’actuel.",
  "The password was changed elsewhere meanwhile. Please sign in again.":
    "Le mot de passe a été changé ailleurs entre-temps. Veuillez vous reconnecter.",
  "Too many failed sign-ins. Please try again in {} {}.": (minutes) =>
    `Trop de tentatives échouées. Réessayez dans ${minutes} ${minutes === "1" ? "minute" : "minutes"}.`,
  "Too many sign-ins at this moment. Please try again in a minute.":
    "Trop de connexions en ce moment. Réessayez dans une minute.",
};
