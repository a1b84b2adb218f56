import { pluralFr } from "../../../shared/core/i18n/plural.ts";
export const fr = {
  label: "Pièces justificatives (facultatif)",
  hint: (most: number) => `Jusqu’à ${most} fichiers de 10 Mo : JPG, PNG, WebP, PDF, MP3, M4A ou WebM.`,
  added: "Fichiers ajoutés",
  addedText: (count: number) => pluralFr(count, `${count} fichier ajouté.`, `${count} fichiers ajoutés.`),
  waiting: "En attente",
  uploading: "Envoi en cours",
  done: "Envoyé",
  uploadingFiles: "Envoi des fichiers...",
  retry: (name: string) => `Réessayer : ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  failed: "Ce fichier n’a pas pu être envoyé. Veuillez réessayer.",
  tooMany: "Certains fichiers n’ont pas été ajoutés",
  notAdded: "Non ajouté",
  isEncrypted:
    "Ce PDF peut demander un mot de passe. Dans ce cas, indiquez-le dans les détails ou choisissez une copie sans mot de passe.",
  containsFiles: "D’autres fichiers sont joints à ce PDF. Envoyez-les séparément pour qu’ils soient vus.",
  unfinished: "Réessayez ou retirez les fichiers qui n’ont pas été envoyés",
  mayNeedPassword: "Peut demander un mot de passe",
  hasAttachedFiles: "Contient des fichiers joints",
  document: (ordinal: number) => `Document ${ordinal}`,
};
