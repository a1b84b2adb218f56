import { dictionary } from "../../core/i18n/i18n.tsx";

/** The files of a new request, from choosing to upload. */
export const en = {
  label: "Evidence (optional)",
  hint: (most: number) => `Up to ${most} files of 10 MB: JPG, PNG, WebP, PDF, MP3, M4A or WebM.`,
  added: "Files uploaded",
  addedText: (count: number) => `${count} file(s) added successfully`,
  waiting: "Waiting",
  uploading: "Uploading",
  done: "Uploaded",
  uploadingFiles: "Uploading files...",
  retry: (name: string) => `Retry ${name}`,
  remove: (name: string) => `Remove ${name}`,
  failed: "This file could not be uploaded. Please try again.",
  tooMany: "Some files were not added",
  notAdded: "Not added",
  isEncrypted:
    "This PDF may need a password. If it does, write it in the details, or choose a copy without one.",
  containsFiles: "Other files are attached inside this PDF. Upload them separately, so that they are seen.",
  unfinished: "Please retry or remove the files that were not uploaded",
  mayNeedPassword: "May need a password",
  hasAttachedFiles: "Contains attached files",
  document: (ordinal: number) => `Document ${ordinal}`,
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
