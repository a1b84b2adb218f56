import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { filledForm, minute, refusal, useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const { after, callerAt, mailsOf } = useCases(lab);

test("a form with a lost answer is sent again: one case, one email, and the officer gets the session", async () => {
  const form = filledForm();
  const formKey = randomUUID();
  const lost = await callerAt();
  const { id } = await submitOfficerVerification(await lost.context(), form, { formKey });
  const person = await callerAt(); // the same browser, which never got the cookie
  expect(await submitOfficerVerification(await person.context(), form, { formKey })).toMatchObject({ id });
  expect((await person.context()).viewer).toMatchObject({ kind: "officer", caseNumber: form.caseNumber });
  expect((await lost.context()).viewer).toMatchObject({ kind: "visitor" });
  expect(await mailsOf(id)).toHaveLength(1);
  expect(await lab.db.verification.count({ where: { caseNumber: form.caseNumber } })).toBe(1);
  expect(await submitOfficerVerification(await person.context(), form, { formKey })).toMatchObject({ id });
  expect(await mailsOf(id)).toHaveLength(1);
});

test("repeatedly lost answers strand no one, and each unused session is ended", async () => {
  const form = filledForm();
  const formKey = randomUUID();
  const lost = [await callerAt(), await callerAt(), await callerAt()];
  const ids = new Set<number>();
  for (const browser of lost)
    ids.add((await submitOfficerVerification(await browser.context(), form, { formKey })).id);
  const [id] = ids;
  expect(ids.size).toBe(1);
  const person = await callerAt();
  expect(await submitOfficerVerification(await person.context(), form, { formKey })).toMatchObject({ id });
  for (const browser of lost) expect((await browser.context()).viewer).toMatchObject({ kind: "visitor" });
  expect((await person.context()).viewer).toMatchObject({ kind: "officer", caseNumber: form.caseNumber });
  const stranger = await callerAt();
  expect(await refusal(submitOfficerVerification(await stranger.context(), form, { formKey }))).toContain(
    "UNPROCESSABLE",
  );
});

test("a guessable form key opens no case", async () => {
  const person = await callerAt();
  const before = await lab.db.verification.count();
  const sent = submitOfficerVerification(await person.context(), filledForm(), { formKey: "0123456789" });
  expect(await refusal(sent)).toContain("INVALID");
  expect(await lab.db.verification.count()).toBe(before);
});

test("an unused expired session is not reopened", async () => {
  const form = filledForm();
  const formKey = randomUUID();
  await submitOfficerVerification(await (await callerAt()).context(), form, { formKey });
  after(8 * 24 * 60 * minute);
  expect(
    await refusal(submitOfficerVerification(await (await callerAt()).context(), form, { formKey })),
  ).toContain("UNPROCESSABLE");
});

test("after its session was used, a form's key opens nothing for anyone else; other content is another form", async () => {
  const form = filledForm();
  const formKey = randomUUID();
  const person = await callerAt();
  const { id } = await submitOfficerVerification(await person.context(), form, { formKey });
  await person.context();
  after(minute / 12);
  const stranger = await callerAt(2);
  const again = submitOfficerVerification(await stranger.context(), form, { formKey });
  await expect(again).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    message: "This form was already sent. Change it to send it again.",
    fields: undefined, // none of the form's fields: its sentence would replace this one
  });
  expect((await stranger.context()).viewer).toMatchObject({ kind: "visitor" });
  const changed = { ...form, supervisorEmail: "desk@austintexas.gov" };
  expect((await submitOfficerVerification(await stranger.context(), changed, { formKey })).id).not.toBe(id);
});
