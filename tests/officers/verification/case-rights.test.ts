import { expect, test } from "vitest";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { useCases } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, shownTo, signInOfficer } from "../../harness/people.ts";

/* Rights belong to a case: one supervisor's confirmation gives nothing to another's case. */

const lab = useKernel();
const { officer, linkOf, answer, own, mailsOf, after } = useCases(lab);

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status approvalNote } } }`;
const deny = `mutation ($id: ID!, $version: Int!) { denyRequest(input: { id: $id, reason: "Not needed", version: $version }) { request { status } } }`;
const shown = `query ($n: Int!) { request(number: $n) { viewerCanDecide viewerCanEditVictimInfo } }`;
const trustShown = `{ verification { status trust caseNumber } }`;
const statusOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).status;

/** An officer whose supervisor, with an agency address, has said yes. */
async function trusted(over: Parameters<typeof officer>[0] = {}) {
  const person = await officer(over);
  await answer(await linkOf(person.id), { badgeNumber: person.form.badgeNumber });
  return person;
}
type Person = Awaited<ReturnType<typeof trusted>>;
let bosses = 0;
/** A new mailbox each time: one without confirmations gets five emails a day. */
const invented = () => ({
  supervisorName: "Nobody Atall",
  supervisorEmail: `boss${++bosses}@mail.example`,
});
/** The same form again, with another case and another supervisor. */
const fileAgain = async (person: Person, over: Partial<Person["form"]> = {}) =>
  submitOfficerVerification(await person.context(), {
    ...person.form,
    caseNumber: `${person.form.caseNumber}-B`,
    ...invented(),
    ...over,
  });
const trustOf = async (person: Caller) => (await ask(person, trustShown)).data.verification;

test("a trusted officer who files the form again takes no rights to the new case", async () => {
  const person = await trusted();
  const first = await fileRequest(lab, person, { recommended: 40 });
  const { id } = await fileAgain(person);
  expect(await trustOf(person)).toMatchObject({ status: "pending", trust: null });
  const second = await fileRequest(lab, person, { recommended: 40 });
  expect(await lab.db.emergencyRequest.findUnique({ where: { id: second } })).toMatchObject({
    verificationId: id,
  });

  expect((await ask(person, shown, { n: second })).data.request).toEqual({
    viewerCanDecide: false,
    viewerCanEditVictimInfo: true,
  });
  for (const mutation of [approve, deny])
    expect((await ask(person, mutation, await shownTo(person, second))).code).toBe("FORBIDDEN");
  const money = await person.fetch("/api/fund-allocations", {
    method: "POST",
    body: { requestId: second, amount: 40, justification: "x", status: "allocated" },
  });
  expect(money.status).toBe(403);
  expect(await statusOf(second)).toBe("pending");
  expect(await lab.db.fundAllocation.count({ where: { requestId: second } })).toBe(0);

  expect((await ask(person, shown, { n: first })).data.request.viewerCanDecide).toBe(true);
  expect((await ask(person, approve, await shownTo(person, first))).data.approveRequest.request.status).toBe(
    "approved",
  );
});

test("an unconfirmed case has an unconfirmed officer's limit: five requests a day", async () => {
  const person = await trusted();
  await fileAgain(person);
  for (let n = 0; n < 5; n++) await fileRequest(lab, person, { victimInfo: false });
  await expect(fileRequest(lab, person, { victimInfo: false })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
});

test("a case confirmed by a private address stays limited, whatever the other case gives", async () => {
  const person = await trusted();
  const { id } = await fileAgain(person);
  await answer(await linkOf(id), { badgeNumber: person.form.badgeNumber });
  expect(await trustOf(person)).toMatchObject({ status: "verified", trust: "limited" });
  const number = await fileRequest(lab, person, { recommended: 40 });
  expect((await ask(person, approve, await shownTo(person, number))).data.approveRequest.request.status).toBe(
    "processing",
  );

  // Back at the first case, by its own form, everything is as before; the second's request is not.
  after(5 * 60_000);
  await submitOfficerVerification(await person.context(), person.form);
  expect(await trustOf(person)).toMatchObject({ trust: "trusted", caseNumber: person.form.caseNumber });
  expect((await ask(person, approve, await shownTo(person, number))).code).toBe("CONFLICT");
  expect(await statusOf(number)).toBe("processing");
});

test("another supervisor's domain, or another address, does not make a second person", async () => {
  const person = await trusted();
  const number = await fileRequest(lab, person, { recommended: 900 });
  await ask(person, approve, await shownTo(person, number));
  for (const over of [
    { supervisorEmail: "chief@county.gov" },
    { supervisorEmail: "chief@county.gov", officerEmail: "reyes@county.gov", badgeNumber: " 44-71 " },
  ]) {
    const again = await trusted({
      ...person.form,
      caseNumber: `${person.form.caseNumber}-${Object.keys(over).length}`,
      ...over,
    });
    expect((await ask(again, approve, await shownTo(again, number))).code).toBe("CONFLICT");
  }
  expect(await statusOf(number)).toBe("processing");
});

test("opening another officer's request requires a trusted case of its case's agency", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { officerVisibility: "agency" } });
  await lab.refreshConfig();
  const opens = async (person: Caller, n: number) =>
    (await ask(person, `query ($n: Int!) { request(number: $n) { number } }`, { n })).code ?? "opened";
  const foreign = await fileRequest(lab, await signInOfficer(lab, { supervisorEmail: "chief@far.gov" }));
  const near = await fileRequest(lab, await signInOfficer(lab, { supervisorEmail: "desk@austintexas.gov" }));
  const person = await trusted();
  expect([await opens(person, foreign), await opens(person, near)]).toEqual(["NOT_FOUND", "opened"]);
  // An unconfirmed case that names a supervisor of that agency grants nothing there.
  await fileAgain(person, { supervisorEmail: "anybody@far.gov" });
  expect([await opens(person, foreign), await opens(person, near)]).toEqual(["NOT_FOUND", "opened"]);
  // A request without its own supervisor's answer belongs to no agency yet.
  const pending = await signInOfficer(lab, { trust: null, supervisorEmail: "desk@austintexas.gov" });
  expect(await opens(person, await fileRequest(lab, pending))).toBe("NOT_FOUND");
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { officerVisibility: "verified" } });
  await lab.refreshConfig();
});

test("only an administrator decides on money of an unconfirmed case", async () => {
  const pending = await signInOfficer(lab, { trust: null });
  const number = await fileRequest(lab, pending);
  const colleague = await signInOfficer(lab);
  const { code, message } = await ask(colleague, approve, await shownTo(colleague, number));
  expect([code, message]).toEqual([
    "CONFLICT",
    "The supervisor has not confirmed this case's officer yet. Until then, an administrator decides.",
  ]);
  expect(await statusOf(number)).toBe("pending");
});

test("a confirmed officer who describes another person, or uses another mailbox, is a new officer", async () => {
  const person = await trusted();
  const { officerId } = (await own(person))!;
  for (const over of [{ officerName: "Dana Rios" }, { officerEmail: "danareyes@austin.example" }]) {
    after(60 * 60_000 * (2 + Object.keys(over)[0]!.length));
    const other = await fileAgain(person, {
      caseNumber: `${person.form.caseNumber}-${Object.keys(over)[0]}`,
      ...over,
    });
    expect(other.officerId).not.toBe(officerId);
  }
  expect(await lab.db.officer.findUnique({ where: { id: officerId } })).toMatchObject({
    name: "Dana Reyes",
    email: "dana.reyes@austin.example",
  });
  expect(await mailsOf(person.id)).toHaveLength(1);
});
