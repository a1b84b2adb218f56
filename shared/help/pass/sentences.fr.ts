import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  pinShape: "Saisissez les 6 chiffres du code PIN",
  pinGuessable:
    "Choisissez un code PIN plus difficile à deviner : ni 112233, ni 200000, ni une date de naissance",
  pinDiffers: "Saisissez deux fois le même code PIN",
  pinWrong: "Le code ou le code PIN est incorrect",
  pinLocked: "Trop de codes PIN incorrects. Attendez 15 minutes et réessayez.",
  pinDead: "Trop de codes PIN incorrects. Demandez un nouveau code PIN ci-dessous.",
  codeShape: "Saisissez les 8 lettres et chiffres du code",
  languageMissing: "Choisissez une langue",
  tooLong: "Utilisez 500 caractères au maximum",
  tooMany: "Vous avez envoyé beaucoup de réponses aujourd’hui. En cas de danger, appelez le 911.",
  helpGone: "Cette aide n’est plus valable",
  phoneWrong: "Saisissez un numéro que nous pouvons appeler",
  notComplete: "Votre demande n’est pas encore terminée",
  noTexts: "Nous ne pouvons pas envoyer de SMS à cette personne",
  textedAlready: "Le lien a déjà été envoyé par SMS",
  missing: "Il n’y a aucun passe d’aide à terminer",
  changed: "Quelqu’un a créé un passe d’aide plus récent",
};
