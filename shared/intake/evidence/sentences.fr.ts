import type { Translated } from "../../core/i18n/phrases.ts";
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
  heic: ({ name }) =>
    `${name} est une photo HEIC, qui ne peut pas être utilisée. Sur un iPhone, choisissez-la de nouveau dans Photos, touchez Options, puis « Le plus compatible ». Pour les nouvelles photos, choisissez-le dans Réglages, Appareil photo, Formats.`,
  tooManyPixels: ({ name, width, height }) =>
    `${name} est trop grande pour être ouverte (${width} × ${height} pixels). Choisissez une image plus petite.`,
  notAudio: ({ name }) =>
    `${name} n’est pas un enregistrement. Choisissez un enregistrement MP3, M4A ou WebM.`,
  broken: ({ name }) => `${name} est endommagé et illisible. Choisissez une autre copie.`,
  tooSlow: ({ name }) => `${name} s’envoie trop lentement. Réessayez avec une meilleure connexion.`,
  tooManyAtOnce: "Trop de fichiers sont en cours d’envoi depuis votre réseau. Réessayez dans un instant.",
  tooMany: ({ count }) => `Vous pouvez ajouter ${count} fichiers au plus à une demande.`,
  tooManyWaiting: "Vous avez trop de fichiers non envoyés. Envoyez votre demande ou retirez-en quelques-uns.",
  tooManyRecordings: ({ count }) => `Vous pouvez ajouter ${count} enregistrements au plus à un dossier.`,
  notYours: "Ce fichier n’a pas été envoyé d’ici, ou il appartient déjà à une demande.",
  onlyOfficerRecords: "Seul l’agent du dossier peut enregistrer la déclaration du bénéficiaire.",
  straysChanged:
    "Le nombre de fichiers a changé, ou leur déplacement est déjà autorisé. Vérifiez de nouveau.",
};
