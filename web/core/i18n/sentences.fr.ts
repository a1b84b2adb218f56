import type { Sentences } from "./gathered.ts";

export const sentences: Sentences = {
  Required: "Obligatoire",
  "This text is too long": "Ce texte est trop long",
  "This text holds a character that cannot be stored":
    "Ce texte contient un caractère qui ne peut pas être enregistré",
  "Please check all required fields are filled correctly.":
    "Vérifiez que tous les champs obligatoires sont bien remplis.",
  "Date of birth is required": "Indiquez la date de naissance",
  "Date of birth must be a day from 1900 to today":
    "La date de naissance doit être entre 1900 et aujourd’hui",
  "Must be a valid email": "L’adresse e-mail doit être valide",
  "Must be a number": "Doit être un nombre",
  "Must be a text": "Doit être un texte",
  "Must be yes or no": "Doit être oui ou non",
  "Must be a whole number": "Doit être un nombre entier",
  "{} must be a whole number": (name) => `${name} doit être un nombre entier`,
  "Choose en, es or fr": "Choisissez en, es ou fr",
  "Please sign in.": "Veuillez vous connecter.",
  "You don't have permission to do this.": "Vous n’avez pas le droit de faire cela.",
  "Too many calls from here. Please wait a moment and try again.":
    "Trop d’essais à la suite depuis ici. Attendez un instant et réessayez.",
  "Something went wrong. Please try again.": "Une erreur s’est produite. Veuillez réessayer.",
  "SafeVoice cannot reach its records at the moment. Please try again in a minute.":
    "SafeVoice ne peut pas accéder à ses dossiers pour le moment. Veuillez réessayer dans une minute.",
  "There is no room left to store anything. Please tell an administrator.":
    "Il n’y a plus de place pour enregistrer quoi que ce soit. Veuillez prévenir un administrateur.",
  "The server could not be reached. Please check your connection and try again.":
    "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  "The live connection was closed": "La connexion en direct a été fermée",
  "There is no such message.": "Ce message n’existe pas.",
  "This person is not to be contacted.": "Cette personne ne doit pas être contactée.",
  "Only a failed message can be sent again; this one is {}.": (state) =>
    `Seul un message en échec peut être renvoyé ; celui-ci est dans l’état « ${state} ».`,
};
