import * as z from "zod/mini";
import { languages, type Language } from "../../core/forms/fields.ts";
import { says } from "./sentences.ts";

/** The variables of a template, filled in for one recipient and one case. */
export const templateVariables = [
  "caseId",
  "recipientName",
  "officerName",
  "amount",
  "status",
  "helpTypes",
  "systemName",
  "supportPhone",
  "replyLink",
] as const;
export type TemplateVariable = (typeof templateVariables)[number];
export type TemplateValues = Partial<Record<TemplateVariable, string>>;

export const templateChannels = ["email", "sms", "phone"] as const;
export const templateRecipients = ["officer", "supervisor", "admin", "victim"] as const;

export const subjectMost = 200;
export const messageBodyMost = 5000;
export const nameMost = 80;

/** The contents of braces in a text, and errors in the braces themselves. */
export interface ReadTemplate {
  variables: TemplateVariable[];
  unknown: string[];
  isUnclosed: boolean;
}

const isVariable = (name: string): name is TemplateVariable =>
  templateVariables.some((variable) => variable === name);

/** `{caseId}` is a variable. An unpaired brace, or one with anything else inside, is an error. */
export function readTemplate(text: string): ReadTemplate {
  const inside = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name.trim());
  return {
    variables: [...new Set(inside.filter(isVariable))],
    unknown: [...new Set(inside.filter((name) => !isVariable(name)))],
    isUnclosed: /[{}]/.test(text.replace(/\{[^{}]*\}/g, "")),
  };
}

/** Braces in a sender's text that look like a variable; others are the sender's own. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\s*([A-Za-z]+)\s*\}/g)].map(([, name = ""]) => name)),
];

/** The text with known variables filled in; the rest stays. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(/\{\s*([A-Za-z]+)\s*\}/g, (whole, name: string) =>
    isVariable(name) ? (values[name] ?? whole) : whole,
  );

const subject = z.string(says.languageMissing).check(z.trim(), z.maxLength(subjectMost, says.subjectTooLong));
const body = z
  .string(says.languageMissing)
  .check(z.trim(), z.minLength(1, says.languageMissing), z.maxLength(messageBodyMost, says.bodyTooLong));

const subjectOf = { en: "enSubject", es: "esSubject", fr: "frSubject" } as const;
const bodyOf = { en: "enBody", es: "esBody", fr: "frBody" } as const;

/** The form of a template, with its three languages. */
export const templateForm = z
  .object({
    name: z
      .string(says.nameMissing)
      .check(z.trim(), z.minLength(1, says.nameMissing), z.maxLength(nameMost, says.nameTooLong)),
    type: z.enum(templateChannels, says.typeMissing),
    recipientType: z.enum(templateRecipients, says.recipientTypeMissing),
    ...{ enSubject: z._default(subject, ""), esSubject: z._default(subject, "") },
    frSubject: z._default(subject, ""),
    ...{ enBody: body, esBody: body, frBody: body },
  })
  .check(
    ...languages.map((language) =>
      z.refine<{ type: string } & Record<(typeof subjectOf)[Language], string>>(
        (form) => form.type !== "email" || form[subjectOf[language]] !== "",
        { path: [subjectOf[language]], message: says.subjectMissing },
      ),
    ),
  );
export type TemplateForm = z.output<typeof templateForm>;

export interface TemplateText {
  subject: string;
  body: string;
}
export type TemplateTexts = Record<Language, TemplateText>;

/** The form's words by language; only an email has a subject. */
export function textsOf(form: TemplateForm): TemplateTexts {
  const of = (language: Language): TemplateText => ({
    subject: form.type === "email" ? form[subjectOf[language]] : "",
    body: form[bodyOf[language]],
  });
  return { en: of("en"), es: of("es"), fr: of("fr") };
}

/** The reverse: the form field of each text. */
export const fieldsOf = (language: Language) => ({ subject: subjectOf[language], body: bodyOf[language] });
