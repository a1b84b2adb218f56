import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  hidden: "File not found or you don't have permission to view it.",
  nameMissing: "Please name the file",
  nameTooLong: "The file name is too long",
  kindUnknown: ({ kinds }: { kinds: string }) => `Choose a type: ${kinds}`,
  tooLarge: ({ name }: { name: string }) => `${name} is larger than 10 MB. Choose a smaller file.`,
  empty: ({ name }: { name: string }) => `${name} is empty.`,
  wrongType: ({ name }: { name: string }) =>
    `${name} cannot be used. Choose a JPEG, PNG, or WebP image, a PDF, or an MP3, M4A, or WebM recording.`,
  heic: ({ name }: { name: string }) =>
    `${name} is a HEIC photo, which cannot be used. On an iPhone, choose it again from Photos, tap Options, and choose “Most Compatible”. For new photos, choose it under Settings, Camera, Formats.`,
  tooManyPixels: ({ name, width, height }: { name: string; width: number; height: number }) =>
    `${name} is too large to open (${width} × ${height} pixels). Choose a smaller picture.`,
  notAudio: ({ name }: { name: string }) =>
    `${name} is not a recording. Choose an MP3, M4A, or WebM recording.`,
  broken: ({ name }: { name: string }) => `${name} is damaged and cannot be read. Choose another copy.`,
  tooSlow: ({ name }: { name: string }) =>
    `${name} is uploading too slowly. Please try again with a better connection.`,
  tooManyAtOnce: "Too many files are uploading from your network. Please try again in a moment.",
  tooMany: ({ count }: { count: number }) => `You can add up to ${count} files to a request.`,
  tooManyWaiting:
    "You have too many files that are not submitted. Submit your request or remove some files first.",
  tooManyRecordings: ({ count }: { count: number }) => `You can add up to ${count} recordings to a case.`,
  notYours: "This file was not uploaded here, or it already belongs to a request.",
  onlyOfficerRecords: "Only the officer of a case can record the recipient's statement.",
  straysChanged: "The number of files has changed, or they are already released. Please check again.",
};

export const says = sentences("evidence", en);
