import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  nameMissing: "Please name the template",
  nameTooLong: "A name has at most 80 characters",
  nameTaken: "Another template has this name",
  typeMissing: "Please choose email, SMS or phone",
  recipientTypeMissing: "Please choose who is written to",
  languageMissing: "Please write it in each of the three languages",
  leftOut: ({ variables }: { variables: string }) =>
    `The English text says {${variables}}, and this one does not`,
  subjectMissing: "An email needs a subject in each language",
  subjectTooLong: "Please use at most 200 characters",
  bodyTooLong: "Please use at most 5000 characters",
  wrong: "The template cannot be saved like this.",
  unknownVariable: ({ variable }: { variable: string }) => `{${variable}} is no variable.`,
  unclosed: "A brace { or } stands without its other half.",
  missing: "There is no such template.",
  changed: ({ name, version }: { name: string; version: number }) =>
    `${name} has saved version ${version} meanwhile. Please look at it first.`,
};

export const says = sentences("templates", en);
