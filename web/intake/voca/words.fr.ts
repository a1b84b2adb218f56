import { fr as labels } from "../../../shared/intake/voca/labels.fr.ts";

export const fr = {
  title: "Types d’infraction (facultatif)",
  hint: "Pour le rapport sur la subvention fédérale du fonds. Choisissez tout ce qui convient. L’aide n’en dépend pas.",
  none: "Aucun choisi",
  choose: "Choisir",
  change: "Modifier",
  cancel: "Annuler",
  save: "Enregistrer",
  saving: "Enregistrement...",
  saved: "Types d’infraction enregistrés",
  failed: "Les types d’infraction n’ont pas pu être enregistrés",
  failedText: "Veuillez réessayer.",
  types: labels.victimizations,
};
