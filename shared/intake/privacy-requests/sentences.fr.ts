import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  kindMissing: "Choisissez ce qui est demandé",
  correctionMissing: "Dites ce qui est faux et ce qui est juste",
  outcomeMissing: "Choisissez ce qui a été fait",
  reasonMissing: "Dites pourquoi tout n’a pas été fait",
  tooMuch:
    "Ce que vous avez écrit avant est gardé. Avec ceci, c’est trop long : écrivez moins, ou attendez la réponse.",
  missing: "Cette demande sur les données personnelles est introuvable.",
  answered: ({ name }) => `${name} y a déjà répondu.`,
};
