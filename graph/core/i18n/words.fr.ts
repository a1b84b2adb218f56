import { tooLong } from "../forms/rules.ts";
import {
  answerTooLong,
  comesTooSlowly,
  foreignCall,
  formFailed,
  formMissing,
  noRoom,
  notStorable,
  recordsUnreachable,
  tooManyCalls,
  wentWrong,
} from "../errors.ts";
import { mayNot } from "../access/rules.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  language: "Langue",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  danger: "Si une vie est en danger, appelez immédiatement le 911.",
  failed: "Cela n’a pas fonctionné",
  exit: "Quitter cette page",
  sentences: {
    [tooManyCalls]: "Trop d’essais à la suite depuis ici. Attendez un instant et réessayez.",
    [foreignCall]: "Cet envoi vient d’un autre site.",
    [mayNot]: "Vous n’avez pas le droit de faire cela.",
    [wentWrong]: "Une erreur s’est produite. Veuillez réessayer.",
    [formFailed]: "Vérifiez que tous les champs obligatoires sont bien remplis.",
    [notStorable]: "Ce texte contient un caractère qui ne peut pas être enregistré",
    [tooLong]: "Ce texte est trop long",
    [formMissing]: "Répondez avec le formulaire de cette page.",
    [answerTooLong]: "Cette réponse est trop longue.",
    [comesTooSlowly]: "L’envoi arrive trop lentement. Réessayez là où la connexion est meilleure.",
    [recordsUnreachable]:
      "SafeVoice ne peut pas accéder à ses dossiers pour le moment. Veuillez réessayer dans une minute.",
    [noRoom]:
      "Il n’y a plus de place pour enregistrer quoi que ce soit. Veuillez prévenir un administrateur.",
  },
};
