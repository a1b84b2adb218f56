import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nameMissing: "Please enter a name for the template",
  nameTooLong: "A template's name can be at most 80 characters",
  nameTaken: "Another template already has this name",
  typeMissing: "Please choose email, SMS or phone",
  recipientTypeMissing: "Please choose a recipient type",
  languageMissing: "Please enter text in all three languages",
  leftOut: ({ variables }: { variables: string }) =>
    `The English text uses {${variables}}, but this text doesn't`,
  subjectMissing: "An email needs a subject in each language",
  subjectTooLong: "Please use at most 200 characters",
  bodyTooLong: "Please use at most 5000 characters",
  wrong: "The template can't be saved. Please check the fields.",
  unknownVariable: ({ variable }: { variable: string }) => `{${variable}} is not a known variable.`,
  unclosed: "A brace { or } has no matching brace.",
  missing: "Template not found.",
  changed: ({ name, version }: { name: string; version: number }) =>
    `${name} saved version ${version} after you opened this one. Review it first.`,
};

export const says = sentences("templates", en);
