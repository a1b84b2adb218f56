import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  chatFailed: ({ phone }) =>
    `Désolé, j’ai un problème technique en ce moment. Réessayez dans un instant ou, si c’est urgent, appelez notre ligne d’urgence au ${phone}.`,
  callbackFailed: "La demande de rappel n’a pas pu être envoyée. Réessayez.",
  callbackIncomplete: "Indiquez votre nom et votre numéro de téléphone",
  phoneNotCallable: "Indiquez un numéro où l’on peut vous appeler",
  typeUnknown: "Choisissez « pas urgent » ou « urgent »",
  messageTooLong: "Un message a au plus 2000 caractères",
  messageMissing: "Écrivez un message",
  sessionMissing: "Indiquez la session du chat",
  sessionTooLong: "La session est trop longue",
  roleUnknown: "Doit être user ou assistant",
  historyWrong: "Doit être une liste de messages",
  historyTooLong: "8 messages précédents au plus",
  tooFast:
    "Vous écrivez très vite. Attendez une minute. Si c’est urgent, appelez le 911 ou le 988. Centre antipoison : 1-800-222-1222.",
  callbackKnown:
    "Nous avons déjà une demande de rappel pour ce numéro et nous l’appellerons. Celle-ci n’a pas été enregistrée. Si c’est urgent, appelez le 911.",
};
