import type { en } from "./words.ts";

export const fr: typeof en = {
  label: "Pièces justificatives (facultatif)",
  hint: (most) => `Jusqu’à ${most} fichiers de 10 Mo : JPG, PNG, WebP, PDF, MP3, M4A ou WebM.`,
  added: "Fichiers ajoutés",
  addedText: (count) => (count <= 1 ? `${count} fichier ajouté.` : `${count} fichiers ajoutés.`),
  waiting: "En attente",
  uploading: "Envoi en cours",
  done: "Envoyé",
  uploadingFiles: "Envoi des fichiers...",
  retry: (name) => `Réessayer : ${name}`,
  remove: (name) => `Retirer ${name}`,
  failed: "Ce fichier n’a pas pu être envoyé. Veuillez réessayer.",
  refused: "Certains fichiers n’ont pas été ajoutés",
  unfinished: "Réessayez ou retirez les fichiers qui n’ont pas été envoyés",
  document: (ordinal) => `Document ${ordinal}`,
};
