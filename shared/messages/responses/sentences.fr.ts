import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Cette réponse n’existe pas.",
  alreadyRead: "Cette réponse est déjà marquée comme lue.",
  kindMissing: "Choisissez ce que vous voulez nous dire",
  contentMissing: "Écrivez quelque chose",
  contentTooLong: "2000 caractères au plus",
  tooMany: "Vous nous avez écrit plusieurs fois aujourd’hui. Réessayez demain. En danger, appelez le 911.",
};
