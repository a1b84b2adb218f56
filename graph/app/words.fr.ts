import { tooLong } from "../forms/rules.ts";
import { answerTooLong, formMissing, notStorable, tooManyCalls } from "./errors.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  language: "Langue",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  danger: "Si une vie est en danger, appelez immédiatement le 911.",
  failed: "Cela n'a pas fonctionné",
  sentences: {
    [tooManyCalls]: "Trop d'appels depuis cette adresse. Attendez un moment, puis réessayez.",
    [notStorable]: "Ce texte contient un caractère qui ne peut pas être enregistré",
    [tooLong]: "Ce texte est trop long",
    [formMissing]: "Veuillez répondre avec le formulaire de cette page.",
    [answerTooLong]: "Cette réponse est trop longue.",
  },
};
