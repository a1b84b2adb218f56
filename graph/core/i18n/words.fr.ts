import { fr as forms } from "../forms/sentences.fr.ts";
import { fr as core } from "../sentences.fr.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  language: "Langue",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  danger: "Si une vie est en danger, appelez immédiatement le 911.",
  failed: "Cela n’a pas fonctionné",
  maintained: "De retour bientôt",
  about: (name, operator) =>
    `${name} est un fonds d’aide d’urgence pour les personnes touchées par une intervention de police.${operator ? ` Il est géré par ${operator}.` : ""}`,
  privacy: "Confidentialité",
  exit: "Quitter cette page",
  catalogue: { core, forms },
};
