import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Donnez un nom au modèle",
  nameTooLong: "Un nom compte 80 caractères au plus",
  nameTaken: "Un autre modèle porte ce nom",
  typeMissing: "Choisissez e-mail, SMS ou téléphone",
  recipientTypeMissing: "Choisissez à qui l’on écrit",
  languageMissing: "Écrivez-le dans chacune des trois langues",
  leftOut: ({ variables }) => `Le texte anglais dit {${variables}}, et celui-ci non`,
  subjectMissing: "Un e-mail a besoin d’un objet dans chaque langue",
  subjectTooLong: "200 caractères au plus",
  bodyTooLong: "5000 caractères au plus",
  wrong: "Le modèle ne peut pas être enregistré ainsi.",
  unknownVariable: ({ variable }) => `{${variable}} n’est pas une variable.`,
  unclosed: "Une accolade { ou } est seule.",
  missing: "Ce modèle n’existe pas.",
  changed: ({ name, version }) =>
    `${name} a enregistré la version ${version} entre-temps. Regardez-la d’abord.`,
};
