import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  levelMissing: "Choisissez critique, urgent ou standard",
  thresholdWrong: "Le délai doit être un nombre entier de minutes, de 1 à 10080",
  stepsMissing: "Ajoutez au moins une étape d’escalade",
  tooManySteps: "Une règle peut avoir 5 étapes d’escalade au plus",
  stepTwice: "Chaque étape d’escalade ne peut être utilisée qu’une fois",
  addressForSuper: "Seule la super-administration peut ajouter une adresse e-mail comme étape.",
  stepWrong: "Une étape doit être supervisor, director, notification, emergency ou une adresse e-mail",
  limitWrong: "La limite d’approbation automatique doit être en dollars, au cent près, à partir de 0",
  approversWrong: "Le nombre d’approbations requises doit être un nombre entier de 1 à 5",
  limitForSuper: ({ limit }) =>
    `Seule la super-administration peut fixer une limite d’approbation automatique supérieure à ${limit}.`,
  limitOverFund: ({ limit }) =>
    `La limite d’approbation automatique ne peut pas dépasser la limite du fonds, ${limit}.`,
  ruleChanged: "Quelqu’un d’autre a modifié cette règle. Vérifiez-la et réessayez.",
  factUnknown: "Choisissez un champ pour la condition",
  operatorUnknown: "Choisissez une comparaison",
  valueMissing: "Saisissez une valeur",
  conditionImpossible: "Cette comparaison ne convient pas à ce champ",
  conditionsWrong: "Les conditions doivent être une liste sous all ou any",
  conditionsMissing: "Ajoutez au moins une condition",
  tooManyConditions: "Un jeu de règles peut avoir 20 conditions au plus",
  nameMissing: "Donnez un nom au jeu de règles",
  nameTooLong: "Le nom peut compter 80 caractères au plus",
  nameTaken: "Un jeu de règles porte déjà ce nom.",
  categoryMissing: "Indiquez une catégorie",
  categoryTooLong: "40 caractères au plus",
  priorityWrong: "La priorité doit être un nombre entier de 1 à 1000",
  adjustmentWrong: "L’ajustement doit être en dollars, au cent près, de -5000 à 5000",
  rulesetChanged: "Quelqu’un d’autre a modifié ce jeu de règles. Vérifiez-le et réessayez.",
  rulesetMissing: "Jeu de règles introuvable.",
};
