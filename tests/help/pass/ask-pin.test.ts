import { beforeAll, expect, test } from "vitest";
import { createLimits } from "../../../graph/core/http/call-limits.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { askByCode, askByLink } from "../../../graph/help/pass/open/ask-pin.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { endPass, madePass, openedPass, readPass, withHelp, wrongFor } from "../../harness/passes/passes.ts";
import { ask, liftMoneyLimits, sendForm } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
});

const stranger = () => lab.visitor();
const askAt = async (person: Caller, path: string, form: Record<string, string> = {}) => {
  const answer = await sendForm(person, path, { act: "askPin", ...form });
  return { status: answer.status, text: await answer.text() };
};
const asked = (requestId: number) =>
  lab.db.recipientResponse.findMany({ where: { requestId, button: "pin_asked" } });
const told = (requestId: number) =>
  lab.db.message.findMany({ where: { requestId, kind: "officer-pin-asked" } });

test("who is locked out asks at the link: the desk and the officer get it, once a day", async () => {
  const { pass, number, admin, officer } = await withHelp(lab);
  const person = await stranger();
  for (let tries = 0; tries < 10; tries += 1) {
    await lab.db.helpPass.update({ where: { id: pass.number }, data: { lockedUntil: null } });
    await sendForm(person, pass.path, { pin: wrongFor(pass) });
  }
  const page = await readPass(person, pass.path);
  expect(page).toContain("Ask for a new PIN");
  const first = await askAt(person, pass.path);
  expect(first).toMatchObject({ status: 200, text: expect.stringContaining("Request sent") });
  expect(await askAt(await stranger(), pass.path)).toEqual(first);
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => askAt(await stranger(), pass.path)),
  );
  expect(answers).toEqual(Array(5).fill(first));

  expect(await asked(number)).toMatchObject([
    { isProblem: true, dispatchId: null, recipientType: "victim", sender: "Help Pass" },
  ]);
  const [mail, ...others] = await told(number);
  expect([mail?.recipientType, others]).toEqual(["officer", []]);
  const { data } = await ask(
    admin,
    `{ communications(filter: { direction: inbound, request: ${number} }) { edges { node { preview actionRequired } } } }`,
  );
  expect(data.communications.edges).toMatchObject([{ node: { actionRequired: true } }]);
  // The officer makes a new one, which opens; nothing was sent to the recipient.
  expect(
    await lab.db.message.count({ where: { requestId: number, createdAt: { gt: mail!.createdAt } } }),
  ).toBe(0);
  const again = await openedPass(lab, await madePass(officer, number, pass.number));
  expect(await readPass(again)).not.toContain("Someone at the Help Pass");
});

test("a stranger with the link learns nothing and changes nothing", async () => {
  const { pass, number } = await withHelp(lab);
  const { caseId, victimName } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const before = await readPass(await stranger(), pass.path);
  const { text } = await askAt(await stranger(), pass.path);
  expect(await readPass(await stranger(), pass.path)).toBe(before);
  for (const secret of [caseId, victimName, "Uber", "Lee"]) expect(text).not.toContain(secret);
  // The PIN, the link and the browsers that are open stay as they were.
  expect(await lab.db.helpPass.findUniqueOrThrow({ where: { id: pass.number } })).toMatchObject({
    ...{ endedAt: null, tries: 0, wrongPins: 0 },
  });
  expect(await readPass(await openedPass(lab, pass))).toContain("Your help");
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "response.received", resourceId: String(number) },
  });
  expect(entries).toMatchObject([{ actorKind: "visitor", ip: null }]);
});

test("with a short code the answer is the same for a code that no one has", async () => {
  const { pass, number } = await withHelp(lab);
  const known = await askAt(await stranger(), "/c", { code: pass.shortCode });
  const unknown = await askAt(await stranger(), "/c", { code: "ZZZZ-ZZZZ" });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ status: 200, text: expect.stringContaining("Request sent") });
  expect(await asked(number)).toHaveLength(1);
  const wrong = await askAt(await stranger(), "/c", { code: "7K" });
  expect([wrong.status, wrong.text.includes("Enter the 8 letters and digits")]).toEqual([400, true]);
});

test("an ended pass and an unknown link are not recognized, and tell no one", async () => {
  const { pass, number, officer } = await withHelp(lab);
  await endPass(officer, number);
  const ended = await askAt(await stranger(), pass.path);
  const unknown = await askAt(await stranger(), `/c/${"0".repeat(26)}`);
  expect([ended.status, unknown.status]).toEqual([404, 404]);
  await askAt(await stranger(), "/c", { code: pass.shortCode });
  expect(await asked(number)).toEqual([]);
  expect(await told(number)).toEqual([]);
});

test("a network asks a limited number of times", async () => {
  const limits = createLimits();
  const context = await (await stranger()).context();
  const asks = () =>
    askByCode(context, limits, { code: "ZZZZ-ZZZZ" }).then(
      () => "done",
      ({ code }) => code,
    );
  const answers = new Set<string>();
  for (let turn = 0; turn < 30; turn += 1) answers.add(await asks());
  expect([...answers]).toEqual(["done", "RATE_LIMITED"]);
  const { pass, number } = await withHelp(lab);
  const token = pass.path.split("/").at(-1) ?? "";
  await expect(askByLink(context, limits, token)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(await asked(number)).toEqual([]);
});

test("a day later the same link can be asked again", async () => {
  const { pass, number } = await withHelp(lab);
  await askAt(await stranger(), pass.path);
  lab.setNow(new Date(lab.now().getTime() + dayMs + 1));
  await askAt(await stranger(), pass.path);
  expect(await asked(number)).toHaveLength(2);
});
