import { expect, test } from "vitest";
import { createQuotas } from "../../../graph/core/quotas.ts";
import { submitFeedback } from "../../../graph/community/feedback/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const form = {
  feedbackType: "concern",
  agency: "Brackwater Police",
  feedback: "They kept me waiting for hours.",
  wantFollowUp: false,
};
const mutation = `mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { receipt } }`;

test("feedback is stored with a receipt, and does not identify its writer, not even by an officer's session", async () => {
  const officer = await signInOfficer(lab);
  const { data } = await ask(officer, mutation, { input: { ...form, language: "es" } });
  expect(data.submitFeedback.receipt).toMatch(/^FB-\d{4}-\d{6}$/);
  const row = await lab.db.feedback.findUnique({ where: { receipt: data.submitFeedback.receipt } });
  expect(row).toMatchObject({ ...rowOf(form), email: null, phone: null, language: "es" });
  const entry = await lab.db.auditEntry.findFirst({ where: { action: "feedback.submitted" } });
  expect(entry).toMatchObject({ actorKind: "visitor", actorId: null, actorName: null, ip: null });
  expect(JSON.stringify(entry?.details)).not.toContain("waiting");
});

test("contact is stored only if it was given", async () => {
  const visitor = await lab.visitor();
  const given = { ...form, wantFollowUp: true, email: "ana@example.org", phone: "415 555 0132" };
  const { data } = await ask(visitor, mutation, { input: given });
  expect(await lab.db.feedback.findUnique({ where: { receipt: data.submitFeedback.receipt } })).toMatchObject(
    { email: "ana@example.org", phone: "415 555 0132", wantsFollowUp: true },
  );
});

test("names missing and invalid fields, and stores nothing", async () => {
  const before = await lab.db.feedback.count();
  const { code, fields } = await ask(await lab.visitor(), mutation, {
    input: { ...form, agency: " ", feedback: "short", email: "nobody" },
  });
  expect(code).toBe("INVALID");
  expect(fields).toEqual({
    agency: ["Please enter agency/department name"],
    feedback: ["Please enter your feedback"],
    email: ["Please enter a valid email address"],
  });
  expect(await lab.db.feedback.count()).toBe(before);
});

test("refuses the sixth in an hour from one address", async () => {
  const context = { ...(await (await lab.visitor()).context()), quotas: createQuotas() };
  for (let turn = 0; turn < 5; turn += 1) await submitFeedback(context, form);
  await expect(submitFeedback(context, form)).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("a repeat after a lost answer gets the same receipt, and does not count against the limit", async () => {
  const visitor = await lab.visitor();
  const input = { ...form, idempotencyKey: lab.random.uuid() };
  const before = await lab.db.feedback.count();
  const receipts = new Set<string>();
  for (let turn = 0; turn < 7; turn += 1)
    receipts.add((await ask(visitor, mutation, { input })).data.submitFeedback.receipt);
  expect(receipts.size).toBe(1);
  expect(await lab.db.feedback.count()).toBe(before + 1);
  const other = await ask(visitor, mutation, { input: { ...input, agency: "Another agency" } });
  expect(receipts).not.toContain(other.data.submitFeedback.receipt);
});

test("rejects a guessable or invalid form key, and an omitted one is none", async () => {
  const context = await (await lab.visitor()).context();
  const before = await lab.db.feedback.count();
  for (const key of ["0123456789abcde", "x".repeat(201), "sixteen letters and blanks"])
    await expect(submitFeedback(context, form, key)).rejects.toMatchObject({ code: "INVALID" });
  expect(await lab.db.feedback.count()).toBe(before);
  await submitFeedback(context, form, "");
  expect(await lab.db.feedback.count()).toBe(before + 1);
});

test("no one can read feedback through a public API", async () => {
  const { code, message } = await ask(await lab.visitor(), "{ feedback { agency } }");
  expect(code ?? message).toBeDefined();
});

const rowOf = ({ wantFollowUp, ...rest }: typeof form) => ({ ...rest, wantsFollowUp: wantFollowUp });
