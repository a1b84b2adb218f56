import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Prestataire introuvable.",
  nameMissing: "Saisissez le nom du prestataire",
  nameTooLong: "80 caractères au maximum",
  nameTaken: "Un prestataire porte déjà ce nom.",
  changedMeanwhile:
    "Quelqu’un d’autre a modifié ce prestataire. Rouvrez-le pour voir les informations à jour.",
  helpTypesMissing: "Choisissez au moins un type d’aide",
  linkWrong: "Saisissez une adresse sécurisée (https)",
  phoneWrong: "Saisissez des numéros de téléphone de 3 à 15 chiffres",
  tooManyPhones: "Saisissez 5 numéros de téléphone au maximum",
  noCsv: "Le fichier ne contient aucun code.",
  tooManyRows: "Importez 2000 codes au maximum à la fois.",
  noCodeColumn: "La ligne d’en-tête doit comporter une colonne « code ».",
  codeWrong: "Le code doit compter de 3 à 64 lettres de A à Z, chiffres ou signes, sans espace",
  codeTwice: ({ line }) => `Le code figure aussi à la ligne ${line}`,
  codeKnown: "Le code a déjà été importé",
  helpTypeWrong: "Le type d’aide doit être l’un de ceux du prestataire : food, shelter ou transportation",
  valueWrong: "La valeur doit être en dollars, p. ex. 25 ou 25.50",
  prepaidValueMissing: "Un code payé d’avance doit avoir une valeur en dollars",
  fundMissing: "Choisissez le fonds qui paie les codes prépayés",
  fundGivesNone: "Ce fonds est clos ou gelé. Choisissez-en un autre.",
  fundShort: ({ total }) => `Ce fonds a moins que les ${total} que coûtent ces codes.`,
  codesChanged:
    "Certains de ces codes ont été utilisés ou modifiés depuis l’ouverture de la liste. Ouvrez-la de nouveau.",
  valueSame: "Saisissez une valeur différente de la valeur actuelle",
  fundPaysNoMore: "Le fonds qui a acheté ces codes est clos ou gelé : il ne peut pas payer plus.",
  importMissing: "Ces codes ne sont plus dans la réserve.",
  importApproved: "Une autre personne a déjà approuvé ces codes.",
  ownImport: "Vous avez importé ces codes. Une autre personne de la super-administration doit les approuver.",
  countReasonMissing: "Le comptage diffère du système. Indiquez pourquoi",
  countWrong: "Saisissez un nombre entier de codes, de 0 à 1 000 000",
  countSigned: "Deux personnes ont signé le comptage de ce mois, qui ne peut plus être modifié.",
  countChanged: "Le comptage a changé entre-temps. Relisez-le avant de le signer.",
  countMissing: "Ce comptage n’existe pas.",
  ownCount:
    "Vous avez compté ces codes. Une autre personne de la super-administration doit signer le comptage.",
  costWrong: "Le coût doit être prepaid (payé d’avance) ou on_use (facturé à l’utilisation)",
  expiryWrong: "La date d’expiration doit être à venir, sous la forme AAAA-MM-JJ",
};
