import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  hidden: "Ce fichier n’existe pas ou vous n’avez pas le droit de le voir.",
  nameMissing: "Donnez un nom au fichier",
  nameTooLong: "Le nom du fichier est trop long",
  kindUnknown: ({ kinds }) => `Choisissez un type : ${kinds}`,
  tooLarge: ({ name }) => `${name} dépasse 10 Mo. Choisissez un fichier plus petit.`,
  empty: ({ name }) => `${name} est vide.`,
  wrongType: ({ name }) =>
    `${name} ne peut pas être utilisé. Choisissez une image JPEG, PNG ou WebP, un PDF ou un enregistrement MP3, M4A ou WebM.`,
  notAudio: ({ name }) =>
    `${name} n’est pas un enregistrement. Choisissez un enregistrement MP3, M4A ou WebM.`,
  broken: ({ name }) => `${name} est endommagé et illisible. Choisissez une autre copie.`,
  tooSlow: ({ name }) => `${name} arrive trop lentement. Réessayez là où la connexion est meilleure.`,
  tooManyAtOnce: "Plusieurs fichiers arrivent d’ici en ce moment. Réessayez dans un instant.",
  tooMany: ({ count }) => `Une demande accepte au plus ${count} fichiers.`,
  tooManyWaiting: "Trop de fichiers sont en attente. Envoyez votre demande ou retirez-en quelques-uns.",
  tooManyRecordings: ({ count }) => `Un dossier accepte au plus ${count} enregistrements.`,
  notYours: "Ce fichier n’a pas été envoyé d’ici, ou il appartient déjà à une demande.",
  onlyOfficerRecords: "Seul l’agent du dossier peut enregistrer la déclaration du bénéficiaire.",
};
