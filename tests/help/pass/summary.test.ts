import { beforeAll, expect, test } from "vitest";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { makeSummariesDue } from "../../../graph/messages/letters/summary/due.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

async function completed(over: Record<string, unknown> = {}) {
  const made = await withHelp(lab);
  const { number, admin } = made;
  await lab.db.emergencyRequest.update({ where: { id: number }, data: over });
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await setByAdministrator(await admin.context(), number, { status: "completed", version });
  return { ...made, person: await openedPass(lab, made.pass) };
}
const write = async () => {
  await makeSummariesDue(systemContext(lab, "summaries"));
  await writeLetters(lab);
};
const pdfOf = async (caller: Caller) => {
  const response = await caller.fetch("/c/summary.pdf");
  return [response.status, response.headers.get("content-type"), response.headers.get("cache-control")];
};
const summariesOf = (requestId: number) => lab.db.letter.findMany({ where: { requestId, kind: "summary" } });
const file = [200, "application/pdf", "no-store"];

test("the PIN opens the summary as a PDF; the link alone and another pass do not", async () => {
  const { person, pass, number } = await completed();
  await write();
  expect(await readPass(person)).toContain('href="/c/summary.pdf"');
  expect(await pdfOf(person)).toEqual(file);
  const stranger = await lab.visitor();
  expect(await readPass(stranger, pass.path)).not.toContain("summary.pdf");
  expect((await pdfOf(stranger))[0]).toBe(303);
  const other = await completed();
  expect((await pdfOf(other.person))[0]).toBe(303);
  const [letter] = await summariesOf(number);
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "letter.read", resourceId: String(letter!.id) },
  });
  expect(entries).toMatchObject([{ actorKind: "visitor", actorName: "the recipient" }]);
});

test("an open request has none", async () => {
  const { pass } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  expect(await readPass(person)).not.toContain("losing summary");
  await sendToPass(person, { act: "summary" });
  expect((await pdfOf(person))[0]).toBe(303);
});

test("who is anonymous gets it only by asking, here alone and without a name", async () => {
  const { person, number } = await completed({ anonymous: true });
  await write();
  expect(await summariesOf(number)).toEqual([]);
  expect(await readPass(person)).toContain("Make my closing summary");
  await Promise.all([
    sendToPass(person, { act: "summary" }),
    sendToPass(person, { act: "summary" }),
    makeSummariesDue(systemContext(lab, "summaries")),
  ]);
  await writeLetters(lab);
  expect(await pdfOf(person)).toEqual(file);
  expect(await summariesOf(number)).toMatchObject([
    { recipientName: expect.stringMatching(/^Recipient of /) },
  ]);
  expect(await lab.db.message.count({ where: { requestId: number, kind: "summary-victim" } })).toBe(0);
});

test("a summary that was voided is not shown", async () => {
  const { person, number } = await completed();
  await write();
  await lab.db.letter.updateMany({ where: { requestId: number, kind: "summary" }, data: { state: "void" } });
  expect((await pdfOf(person))[0]).toBe(303);
});
