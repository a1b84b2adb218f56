import type { Translated } from "../i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  required: "Obligatoire",
  tooLong: "Ce texte est trop long",
  hiddenCharacters: "Ce texte contient des caractères invisibles. Saisissez-le au lieu de le coller",
  birthDateMissing: "Indiquez la date de naissance",
  noSuchDay: "Ce jour n’existe pas. Veuillez vérifier la date",
  birthDateOutside: "La date de naissance doit être entre 1900 et aujourd’hui",
  emailWrong: "L’adresse e-mail doit être valide",
  emailApostrophe: "Cette adresse contient une apostrophe courbe. Saisissez une apostrophe droite (')",
  emailLetters: "Une adresse e-mail n’a que des lettres de a à z, sans accents. Vérifiez les lettres",
  emailSigns: "Cette adresse contient un signe spécial, comme un tiret long. Saisissez-la de nouveau",
  emailInvalid: "Indiquez une adresse e-mail valide",
  notNumber: "Doit être un nombre",
  notText: "Doit être un texte",
  notYesOrNo: "Doit être oui ou non",
  languageUnknown: "Choisissez en, es ou fr",
  phoneTooLong: "Le numéro de téléphone est trop long",
  phoneTooShort: "Le numéro de téléphone doit avoir au moins 7 chiffres",
  phoneWrong: "Indiquez un numéro de téléphone complet, avec l’indicatif",
  phoneOnly: "Indiquez un seul numéro de téléphone. Un numéro de poste peut suivre, par exemple poste 12",
  phonePremium: "Les numéros surtaxés coûtent plus cher à l’appelant. Indiquez un autre numéro de téléphone",
  phoneImpossible: "Aucun téléphone n’a ce numéro. Vérifiez le numéro de téléphone",
  addressTooShort: "L’adresse doit avoir au moins 5 caractères",
  caseNumberTooShort: "Le numéro de dossier doit avoir au moins 5 caractères",
  unknownFields: ({ names }) => `Champs inconnus : ${names}`,
};
