import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "File not found or you don't have permission to view it.":
    "Ce fichier n’existe pas ou vous n’avez pas le droit de le voir.",
  "Name the file": "Donnez un nom au fichier",
  "The file's name is too long": "Le nom du fichier est trop long",
  "Choose a kind: {}": (kinds) => `Choisissez un type : ${kinds}`,
  "{} is larger than 10 MB. Choose a smaller file.": (name) =>
    `${name} dépasse 10 Mo. Choisissez un fichier plus petit.`,
  "{} is empty.": (name) => `${name} est vide.`,
  "{} cannot be used. Choose a JPEG, PNG or WebP image, a PDF, or an MP3, M4A or WebM recording.": (name) =>
    `${name} ne peut pas être utilisé. Choisissez une image JPEG, PNG ou WebP, un PDF ou un enregistrement MP3, M4A ou WebM.`,
  "{} is not a recording. Choose an MP3, M4A or WebM recording.": (name) =>
    `${name} n’est pas un enregistrement. Choisissez un enregistrement MP3, M4A ou WebM.`,
  "{} is damaged and cannot be read. Choose another copy of it.": (name) =>
    `${name} est endommagé et illisible. Choisissez une autre copie.`,
  "{} comes too slowly. Please try again where the connection is better.": (name) =>
    `${name} arrive trop lentement. Réessayez là où la connexion est meilleure.`,
  "Several files are arriving from here at this moment. Please try again in a moment.":
    "Plusieurs fichiers arrivent d’ici en ce moment. Réessayez dans un instant.",
  "A request takes at most {} files.": (count) => `Une demande accepte au plus ${count} fichiers.`,
  "Too many files are waiting. Submit your request or remove some first.":
    "Trop de fichiers sont en attente. Envoyez votre demande ou retirez-en quelques-uns.",
  "A case takes at most {} recordings.": (count) => `Un dossier accepte au plus ${count} enregistrements.`,
  "This file was not uploaded here, or it already belongs to a request.":
    "Ce fichier n’a pas été envoyé d’ici, ou il appartient déjà à une demande.",
  "Only the officer of a case can record the recipient's statement.":
    "Seul l’agent du dossier peut enregistrer la déclaration du bénéficiaire.",
};
