import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { pdfGap } from "../../../graph/core/pages/pdf-text.ts";
import { openHtml } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { textOfPdf } from "../../harness/pdf.ts";
import {
  ask,
  fileRequest,
  globalId,
  liftMoneyLimits,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const read = `query ($n: Int!) { request(number: $n) {
  letterCount responseCount unreadResponseCount
  letters { id number letterType audience recipient deliveryStatus reason sentAt href voidedBy }
  responses { id }
} }`;
const retry = `mutation ($id: ID!) { retryLetter(input: { id: $id }) { letter { deliveryStatus } } }`;
const declareVoid = `mutation ($id: ID!, $reason: String!) { voidLetter(input: { id: $id, reason: $reason }) { letter { deliveryStatus reason voidedBy } } }`;

async function approved(fullName?: string) {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  if (fullName) await lab.db.victimInfo.update({ where: { requestId: number }, data: { fullName } });
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  const letters = await lab.db.letter.findMany({ where: { requestId: number }, orderBy: { id: "asc" } });
  return { officer, number, toOfficer: letters[0]!, toVictim: letters[1]! };
}
const seenBy = async (caller: Caller, number: number) =>
  (await ask(caller, read, { n: number })).data.request;
const idOf = (row: { id: number }) => globalId("Letter", row.id);

test("an administrator sees every letter, its officer only their own, and another officer none", async () => {
  const { officer, number, toOfficer } = await approved();
  const desk = await seenBy(await signInAdmin(lab), number);
  expect(desk.letters.map(({ audience }: { audience: string }) => audience)).toEqual(["victim", "officer"]);
  expect(desk).toMatchObject({ letterCount: 2, responseCount: 0, unreadResponseCount: 0, responses: [] });
  expect(desk.letters[0]).toMatchObject({
    letterType: "approval",
    deliveryStatus: "pending",
    recipient: "Noor Ibarra-Whitlock",
  });
  const own = await seenBy(officer, number);
  expect(own.letters.map(({ number: n }: { number: string }) => n)).toEqual([toOfficer.number]);
  expect(own.letterCount).toBe(1);
  const foreign = await seenBy(await signInOfficer(lab), number);
  expect(foreign).toMatchObject({ letters: [], letterCount: 0 });
});

test.each([
  ["Noor Nguyễn", "Dear Noor Nguyễn,"],
  ["ʻAulani Κεαλόχα", "Dear ʻAulani Κεαλόχα,"],
  ["نور إيبارا", `Dear ${pdfGap},`],
])("the PDF is made for %s, and the page shows the name", async (fullName, greeting) => {
  const { toVictim } = await approved(fullName);
  const admin = await signInAdmin(lab);
  const pdf = await admin.fetch(`/letters/${toVictim.id}.pdf`);
  expect(pdf.status).toBe(200);
  const shown = textOfPdf(Buffer.from(await pdf.arrayBuffer()));
  expect(shown).toContain(greeting);
  expect(shown.includes("The name is on the letter's web page.")).toBe(greeting.includes(pdfGap));
  expect(await (await admin.fetch(`/letters/${toVictim.id}`)).text()).toContain(fullName);
});

test("only permitted readers read a letter, as written, and each reading is logged", async () => {
  const { officer, toOfficer, toVictim } = await approved();
  const admin = await signInAdmin(lab);
  const page = await admin.fetch(`/letters/${toVictim.id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toBe(openHtml(lab, toVictim.htmlSealed ?? ""));
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(policy).toContain("sandbox");
  expect(policy).not.toMatch(/allow-scripts|unsafe-inline|allow-top/);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const pdf = await admin.fetch(`/letters/${toVictim.id}.pdf`);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(
    await lab.db.auditEntry.count({ where: { action: "letter.read", resourceId: String(toVictim.id) } }),
  ).toBe(2);

  expect((await officer.fetch(`/letters/${toOfficer.id}`)).status).toBe(200);
  const stranger = await signInOfficer(lab);
  for (const [caller, id, status] of [
    [officer, toVictim.id, 404],
    [stranger, toOfficer.id, 404],
    [await lab.visitor(), toOfficer.id, 401],
    [admin, 999_999, 404],
    [admin, 2_147_483_648, 404],
    [admin, "99999999999999999999", 404],
  ] as const)
    for (const path of [`/letters/${id}`, `/letters/${id}.pdf`])
      expect([path, (await caller.fetch(path)).status]).toEqual([path, status]);
});

test("an administrator voids a letter once, with a reason, and every copy says so", async () => {
  const { officer, number, toVictim } = await approved();
  const [first, second] = [await signInAdmin(lab), await signInAdmin(lab)];
  const asked = { id: idOf(toVictim), reason: "Written for someone else" };
  expect((await ask(officer, declareVoid, asked)).code).toBe("FORBIDDEN");
  expect((await ask(first, declareVoid, { ...asked, reason: " " })).code).toBe("INVALID");
  expect((await ask(first, declareVoid, { ...asked, id: globalId("Letter", 999_999) })).code).toBe(
    "NOT_FOUND",
  );
  const answers = await Promise.all([ask(first, declareVoid, asked), ask(second, declareVoid, asked)]);
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  const desk = await seenBy(first, number);
  expect(desk.letters[0]).toMatchObject({ deliveryStatus: "void", reason: asked.reason });
  expect(await (await first.fetch(`/letters/${toVictim.id}`)).text()).toContain("This letter is void.");
  expect((await ask(first, retry, { id: idOf(toVictim) })).message).toBe("This letter is already void.");
});

test("a failed message shows why, and is retried with the same words; others are not", async () => {
  const { number, toVictim } = await approved();
  const admin = await signInAdmin(lab);
  expect((await ask(admin, retry, { id: idOf(toVictim) })).code).toBe("CONFLICT");
  const [before] = await lab.db.message.findMany({ where: { letterId: toVictim.id } });
  await lab.db.message.updateMany({
    where: { letterId: toVictim.id },
    data: { state: "failed", reason: "The mailbox is full." },
  });
  expect((await seenBy(admin, number)).letters[0]).toMatchObject({
    deliveryStatus: "failed",
    reason: "The mailbox is full.",
  });
  expect((await ask(admin, retry, { id: idOf(toVictim) })).data.retryLetter.letter.deliveryStatus).toBe(
    "pending",
  );
  const [after] = await lab.db.message.findMany({ where: { letterId: toVictim.id } });
  expect(after).toMatchObject({ id: before?.id, bodySealed: before?.bodySealed, state: "queued" });
  await lab.db.message.updateMany({
    where: { letterId: toVictim.id },
    data: { state: "sent", sentAt: new Date() },
  });
  const desk = await seenBy(admin, number);
  expect(desk.letters[0].deliveryStatus).toBe("sent");
  expect(desk.letters[0].sentAt).not.toBeNull();
});
