import * as z from "zod/mini";
import { expect, test } from "vitest";
import { newAccount } from "../../accounts/admins/rules.ts";
import { correctionForm } from "../../community/corrections/rules.ts";
import { feedbackForm } from "../../community/feedback/rules.ts";
import { recipientFields } from "../../intake/recipients/rules.ts";
import { newRequestOverRest } from "../../../graph/intake/requests/contact.ts";
import { newRequest, victimInfoFor } from "../../intake/requests/rules.ts";
import { urgencyRuleForm } from "../../decisions/rulebook/rules.ts";
import { deputyForm, mailboxOf } from "../../../graph/officers/supervisors/rules.ts";
import { settingTable } from "../../platform/system/setting-table.ts";
import { testMailForm } from "../../platform/system/settings.ts";
import { normaliseEmail, officerForm, officerFormOverRest } from "../../officers/verification/rules.ts";
import { emailText, foldEmail } from "./email.ts";
import { says } from "./sentences.ts";

const today = "2026-11-29";

/** Every schema with an email address, and where in it. */
interface Place {
  schema: z.ZodMiniType;
  field: string;
  typed?: (email: string) => unknown;
}
const places: Readonly<Record<string, Place>> = {
  officer: { schema: officerForm, field: "officerEmail" },
  supervisor: { schema: officerForm, field: "supervisorEmail" },
  "officer over REST": { schema: officerFormOverRest, field: "officerEmail" },
  "supervisor over REST": { schema: officerFormOverRest, field: "supervisorEmail" },
  request: { schema: newRequest, field: "victimEmail" },
  "contact over REST": {
    schema: newRequestOverRest,
    field: "victimContact",
    typed: (email) => ({ victimContact: `Phone: 512-555-0143, Email: ${email}` }),
  },
  "victim information": { schema: victimInfoFor(today), field: "email" },
  recipient: { schema: recipientFields(today), field: "email" },
  feedback: { schema: feedbackForm, field: "email" },
  correction: { schema: correctionForm, field: "email" },
  deputy: { schema: deputyForm({ mailbox: "lee@example.com", today }), field: "email" },
  administrator: { schema: newAccount, field: "email" },
  "test email": { schema: testMailForm, field: "testEmail" },
  notifications: { schema: z.object({ email: settingTable.notificationEmail.schema }), field: "email" },
  director: { schema: z.object({ email: settingTable.directorEmail.schema }), field: "email" },
  escalation: {
    schema: urgencyRuleForm,
    field: "escalationSteps.0",
    typed: (email) => ({ escalationSteps: [email] }),
  },
};

/** The sentences about the field, of a form that lacks all others. */
function problemsOf({ schema, field, typed }: Place, email: string): string[] {
  const { error } = z.safeParse(schema, typed ? typed(email) : { [field]: email });
  return (error?.issues ?? []).filter(({ path }) => path.join(".") === field).map(({ message }) => message);
}

test.each(Object.entries(places))("%s: an address is folded or refused by name", (_name, place) => {
  for (const good of [
    "ana@example.com",
    "ana@example.com.",
    " ana@example.com\u200b",
    "\u202aana@example.com\u202c",
    "ａｎａ＠example．com",
    "o'neil@example.com",
    "ana@exam\u00adple.com",
  ])
    expect(problemsOf(place, good), good).toEqual([]);
  for (const [bad, sentence] of [
    ["o’neil@example.com", says.emailApostrophe],
    ["oʻneil@example.com", says.emailApostrophe],
    ["ána@example.com", says.emailLetters],
    ["a\u0301na@example.com", says.emailLetters],
    ["аna@example.com", says.emailLetters], // a Cyrillic letter
    ["ana@exämple.com", says.emailLetters],
    ["ana–b@example.com", says.emailSigns],
  ] as const)
    expect(problemsOf(place, bad), bad).toEqual([sentence]);
});

test("the folded address is the value, and the one that is compared", () => {
  for (const typed of [
    "Ana.Ruiz@Example.com.",
    "\ufeffAna.Ruiz@Example.com ",
    "Ana.Ruiz@Example\u200b.com...",
    "Ａna.Ruiz@Example.com",
  ]) {
    expect(foldEmail(typed)).toBe("Ana.Ruiz@Example.com");
    expect(z.parse(emailText("wrong"), typed)).toBe("Ana.Ruiz@Example.com");
    expect(normaliseEmail(typed)).toBe("anaruiz@example.com");
    expect(mailboxOf(typed)).toBe("ana.ruiz@example.com");
  }
});

test("an address may be empty, is required, or is too long", () => {
  const messages = (schema: z.ZodMiniType, typed: unknown) =>
    z.safeParse(schema, typed).error?.issues.map(({ message }) => message) ?? [];
  expect(messages(emailText("wrong"), " \u200b")).toEqual([]);
  expect(messages(emailText("wrong", { missing: "missing" }), "\u200b")).toEqual(["missing"]);
  expect(messages(emailText("wrong", { missing: "missing" }), undefined)).toEqual(["missing"]);
  expect(messages(emailText("wrong"), "no address")).toEqual(["wrong"]);
  expect(messages(emailText("wrong"), `${"a".repeat(260)}@example.com`)).toEqual([says.tooLong]);
});
