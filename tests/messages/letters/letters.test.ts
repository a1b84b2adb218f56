import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { openHtml, openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { dueLetters, requestForLetters, voidLetters } from "../../../graph/messages/letters/service.ts";
import { writeDueLetters } from "../../../graph/messages/letters/write/write.ts";
import { sha256 } from "../../../graph/core/security/secrets.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { fileRequest, liftMoneyLimits, signInOfficer } from "../../harness/people.ts";
import type { DispatchOfLetter } from "../../../graph/messages/letters/types.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const approved = async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await approveRequest(await officer.context(), number);
  return { officer, number };
};
const lettersOf = (requestId: number) =>
  lab.db.letter.findMany({ where: { requestId }, orderBy: { id: "asc" } });
const messagesOf = async (requestId: number) =>
  (
    await lab.db.message.findMany({
      where: { requestId, letterId: { not: null } },
      orderBy: [{ createdAt: "asc" }, { recipientType: "asc" }],
    })
  ).map((row) => ({ ...row, ...openBody(lab, row.bodySealed) }));

const vendor = {
  name: "DoorDash",
  supportPhones: ["512-555-0177"],
  chatUrl: "https://chat.example.com",
  website: "https://help.example.com",
  supportHours: "Every day, 6 to 23",
  emergencyContact: null,
  serviceArea: "Austin",
};
const given: DispatchOfLetter = {
  id: 0,
  helpType: "food",
  vendor,
  code: "DOOR4821",
  confirmationNumber: "CONFA1B2C3D4",
  valueCents: 3000,
  people: 3,
  hours: null,
};

/** A dispatch with its due letters, as the dispatch hub writes them. */
async function dispatched(requestId: number, over: Partial<DispatchOfLetter> = {}) {
  const { id } = await lab.db.helpDispatch.create({
    data: {
      requestId,
      helpType: "food",
      dispatchNotes: "DoorDash - hot meals",
      providerInfo: "DoorDash",
      estimatedValueCents: 3000,
      overReason: "Nothing is allocated here",
      promoCodeSealed: "sealed",
      promoCodeKey: `key-${lab.random.uuid()}`,
      confirmationNumber: `CONF-${lab.random.uuid()}`,
    },
  });
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: requestForLetters,
  });
  const rows = dueLetters(lab, { kind: "dispatch", request, dispatch: { ...given, id, ...over } });
  await lab.db.letter.createMany({ data: rows });
  return id;
}

test("an approval makes two letters due, and the job writes, numbers, hashes and sends them", async () => {
  const { number, officer } = await approved();
  expect((await lettersOf(number)).map(({ state, number }) => [state, number])).toEqual([
    ["due", null],
    ["due", null],
  ]);
  await writeLetters(lab);
  const letters = await lettersOf(number);
  expect(
    letters.map(({ kind, audience, state, template, templateVersion }) => ({
      kind,
      audience,
      state,
      template,
      templateVersion,
    })),
  ).toEqual([
    {
      kind: "approval",
      audience: "officer",
      state: "written",
      template: "approval-officer",
      templateVersion: 3,
    },
    { kind: "approval", audience: "victim", state: "written", template: "authorization", templateVersion: 3 },
  ]);
  const { supervisorName, supervisorEmail } = await lab.db.verification.findUniqueOrThrow({
    where: { id: officer.verificationId },
  });
  for (const { number: n, htmlSealed, hash, subject } of letters) {
    expect(n).toMatch(/^L-\d{4}-\d{6}$/);
    const html = openHtml(lab, htmlSealed ?? "");
    expect(sha256(html)).toBe(hash);
    expect(html).toContain(n);
    expect(`${html}${subject}`).not.toContain(supervisorName);
    expect(html).not.toContain(supervisorEmail);
  }
  const messages = await messagesOf(number);
  expect(messages.map(({ kind, letterId }) => [kind, letterId])).toEqual([
    ["letter-officer", letters[0]?.id],
    ["letter-victim", letters[1]?.id],
  ]);
  for (const { text } of messages) expect(text).toMatch(/\/reply\/[\w-]{26}/);
  expect(await lab.db.replyLink.count({ where: { requestId: number } })).toBe(2);
});

test("numbers have no gaps and no duplicates, with several jobs at once and an unwritable letter among them", async () => {
  const before = (await lab.db.letterNumber.findFirst())?.last ?? 0;
  const { number } = await approved();
  const broken = await dispatched(number, { vendor: { ...vendor, name: " " } });
  for (let n = 0; n < 15; n += 1) await dispatched(number);
  await Promise.all(
    Array.from({ length: 4 }, async (_, job) => {
      while ((await writeDueLetters(systemContext(lab, `job-${job}`))) > 0);
    }),
  );
  const written = (await lettersOf(number)).filter(({ state }) => state === "written");
  expect(written).toHaveLength(2 + 30);
  const numbers = written.map(({ number }) => Number(number?.slice(-6))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index));
  const failed = await lab.db.letter.findMany({ where: { dispatchId: broken } });
  for (const { state, number, failure } of failed)
    expect({ state, number, failure }).toEqual({
      state: "failed",
      number: null,
      failure: "The letter cannot be written without: the provider's name.",
    });
  expect(await lab.db.message.count({ where: { letterId: { in: failed.map(({ id }) => id) } } })).toBe(0);
});

test("a dispatch's letter has the code and all instructions; the officer's copy has no code", async () => {
  const { number } = await approved();
  const id = await dispatched(number);
  await writeLetters(lab);
  const [toOfficer, toVictim] = await lab.db.letter.findMany({
    where: { dispatchId: id },
    orderBy: { id: "asc" },
  });
  const victim = openHtml(lab, toVictim?.htmlSealed ?? "");
  for (const word of [
    given.code,
    given.confirmationNumber,
    ...vendor.supportPhones,
    vendor.chatUrl,
    vendor.supportHours,
    "food for 3 people",
  ])
    expect(victim).toContain(word);
  expect(victim).toContain("Problem");
  const officer = `${openHtml(lab, toOfficer?.htmlSealed ?? "")}${lab.keys.open(toOfficer?.factsSealed ?? "", "Letter.facts")}`;
  expect(officer).toContain("DoorDash");
  expect(officer).not.toContain(given.code);
  expect(officer).not.toContain(given.confirmationNumber);
  const link = await lab.db.replyLink.findMany({ where: { requestId: number, dispatchId: id } });
  expect(link.map(({ recipientType }) => recipientType)).toEqual(["victim"]);
});

test("markup in names is text in a letter", async () => {
  const { number } = await approved();
  const id = await dispatched(number, {
    vendor: { ...vendor, name: `<img src=x onerror="alert(1)">`, website: "javascript:alert(1)" },
  });
  await writeLetters(lab);
  for (const { htmlSealed } of await lab.db.letter.findMany({ where: { dispatchId: id } })) {
    const html = openHtml(lab, htmlSealed ?? "");
    expect(html).not.toMatch(/<img|href="javascript/);
    expect(html).toContain("&#60;img");
  }
});

test("a person who asks not to be contacted before the letter is written gets none", async () => {
  const { number } = await approved();
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { contacting: false } });
  await writeLetters(lab);
  expect((await lettersOf(number)).map(({ audience, state }) => [audience, state])).toEqual([
    ["officer", "written"],
    ["victim", "void"],
  ]);
  expect((await messagesOf(number)).map(({ recipientType }) => recipientType)).toEqual(["officer"]);
});

test("reverting a decision voids its letters: unsent ones are held back, readers are notified, without the reason to the recipient", async () => {
  const { number } = await approved();
  await writeLetters(lab);
  await lab.db.message.updateMany({
    where: { requestId: number, letterId: { not: null } },
    data: { state: "sent" },
  });
  const id = await dispatched(number);
  await writeLetters(lab);
  const why = { reason: "Captain Canary said no", by: "Kim Ash" };
  const count = await lab.db.$transaction((tx) =>
    voidLetters(systemContext(lab, "void"), tx, { requestId: number }, why),
  );
  expect(count).toBe(4);
  for (const { state, voidReason, voidedBy, number: kept } of await lettersOf(number))
    expect({ state, voidReason, voidedBy, kept: Boolean(kept) }).toEqual({
      state: "void",
      voidReason: why.reason,
      voidedBy: why.by,
      kept: true,
    });
  const messages = await messagesOf(number);
  const notices = messages.filter(({ kind }) => kind === "letter-void");
  expect(notices.map(({ recipientType }) => recipientType)).toEqual(["officer", "victim"]);
  expect(notices[0]?.text).toContain(why.reason);
  expect(`${notices[1]?.text}${notices[1]?.html}`).not.toMatch(/Canary|Kim Ash/);
  for (const { kind, state } of messages.filter(({ kind }) => kind.startsWith("dispatch-")))
    expect([kind, state]).toEqual([kind, "failed"]);
  expect(
    openPaper(lab, (await lettersOf(number)).find(({ dispatchId }) => dispatchId === id)?.factsSealed ?? ""),
  ).not.toBeNull();
  // Nothing is left to void a second time.
  expect(
    await lab.db.$transaction((tx) =>
      voidLetters(systemContext(lab, "void"), tx, { requestId: number }, why),
    ),
  ).toBe(0);
});

test("a written letter stays as it was written", async () => {
  const { number } = await approved();
  await writeLetters(lab);
  const [letter] = await lettersOf(number);
  await expect(
    lab.db.letter.update({ where: { id: letter?.id ?? 0 }, data: { htmlSealed: "other" } }),
  ).rejects.toThrow(/stays as it was written/);
});
