import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  hidden: "File not found or you don't have permission to view it.",
  nameMissing: "Name the file",
  nameTooLong: "The file's name is too long",
  kindUnknown: ({ kinds }: { kinds: string }) => `Choose a kind: ${kinds}`,
  tooLarge: ({ name }: { name: string }) => `${name} is larger than 10 MB. Choose a smaller file.`,
  empty: ({ name }: { name: string }) => `${name} is empty.`,
  wrongType: ({ name }: { name: string }) =>
    `${name} cannot be used. Choose a JPEG, PNG or WebP image, a PDF, or an MP3, M4A or WebM recording.`,
  notAudio: ({ name }: { name: string }) =>
    `${name} is not a recording. Choose an MP3, M4A or WebM recording.`,
  broken: ({ name }: { name: string }) => `${name} is damaged and cannot be read. Choose another copy of it.`,
  tooSlow: ({ name }: { name: string }) =>
    `${name} comes too slowly. Please try again where the connection is better.`,
  tooManyAtOnce: "Several files are arriving from here at this moment. Please try again in a moment.",
  tooMany: ({ count }: { count: number }) => `A request takes at most ${count} files.`,
  tooManyWaiting: "Too many files are waiting. Submit your request or remove some first.",
  tooManyRecordings: ({ count }: { count: number }) => `A case takes at most ${count} recordings.`,
  notYours: "This file was not uploaded here, or it already belongs to a request.",
  onlyOfficerRecords: "Only the officer of a case can record the recipient's statement.",
};

export const says = sentences("evidence", en);
