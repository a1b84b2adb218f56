import { pluralFr } from "../../shared/core/i18n/plural.ts";
export const fr = {
  loading: "Chargement...",
  close: "Fermer",
  cancel: "Annuler",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  show: "Afficher",
  hide: "Masquer",
  choose: "Choisissez...",
  needed: (label: string) => `Il manque : ${label}`,
  problems: (count: number) => pluralFr(count, `Vérifiez ${count} champ`, `Vérifiez ${count} champs`),
  sendFailed: "L’envoi a échoué",
  reason: "Motif",
  reasonRequired: "Veuillez indiquer un motif",
  notifications: "Notifications",
  dropFiles: "Déposez les fichiers ici, ou",
  browse: "Parcourir",
  dropOrPaste: "Déposer ou coller des fichiers :",
  breadcrumbs: "Fil d’Ariane",
  outOf: (value: number, most: number) => `${value} sur ${most}`,
  needsScript:
    "Cette page a besoin de JavaScript. Danger de mort : appelez le 911. Crise : le 988. Aide près de chez vous : le 2-1-1.",
};
