import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Donnez un nom au modèle",
  nameTooLong: "Le nom d’un modèle peut compter 80 caractères au plus",
  nameTaken: "Un autre modèle porte déjà ce nom",
  typeMissing: "Choisissez e-mail, SMS ou téléphone",
  recipientTypeMissing: "Choisissez un type de destinataire",
  languageMissing: "Saisissez le texte dans les trois langues",
  leftOut: ({ variables }) => `Le texte anglais utilise {${variables}}, mais pas celui-ci`,
  subjectMissing: "Un e-mail a besoin d’un objet dans chaque langue",
  subjectTooLong: "200 caractères au plus",
  bodyTooLong: "5000 caractères au plus",
  wrong: "Le modèle ne peut pas être enregistré. Vérifiez les champs.",
  unknownVariable: ({ variable }) => `{${variable}} n’est pas une variable connue.`,
  unclosed: "Il manque l’accolade correspondant à { ou }.",
  missing: "Modèle introuvable.",
  changed: ({ name, version }) =>
    `${name} a enregistré la version ${version} après que vous avez ouvert celle-ci. Vérifiez-la d’abord.`,
};
