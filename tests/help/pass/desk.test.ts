import { beforeAll, beforeEach, expect, test } from "vitest";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { maxResponseCharacters } from "../../../graph/messages/responses/rules.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { writeLetters } from "../../harness/letters.ts";
import { codeOf, madePass, openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

test("someone who must not be contacted uses the pass, and no message is sent", async () => {
  const [officer, admin] = [await signInOfficer(lab), await signInAdmin(lab)];
  const number = await approvedRequest(lab, { officer });
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { contacting: false } });
  const vendors = await vendorIds(lab);
  const [dispatch = 0] = await give(admin, number, [provider(vendors["DoorDash"], "food")]);
  await writeLetters(lab);
  const person = await openedPass(lab, await madePass(officer, number));
  const page = await readPass(person);
  expect(page).toContain(await codeOf(lab, dispatch));
  expect(page).not.toMatch(/: (?:on its way|sent|not sent)/);
  expect(await lab.db.message.count({ where: { requestId: number, recipientType: "victim" } })).toBe(0);
});

test("the pass says where a code was sent, and whether it arrived", async () => {
  const { pass, number } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  const where = { requestId: number, letter: { audience: "victim", kind: "dispatch" } } as const;
  const { id, recipientAddress } = await lab.db.message.findFirstOrThrow({ where });
  const [first = "", host = ""] = recipientAddress.split("@");
  expect(await readPass(person)).toContain(`${first[0]}…@${host}: on its way`);
  expect(await readPass(person)).not.toContain(recipientAddress);
  await lab.db.message.update({ where: { id }, data: { state: "sent", sentAt: start, reason: null } });
  lab.setNow(new Date(start.getTime() + 3 * minuteMs));
  expect(await readPass(person)).toMatch(/: sent <time [^>]+>3 minutes ago/);
  await lab.db.message.update({ where: { id }, data: { deliveredAt: lab.now() } });
  expect(await readPass(person)).toMatch(/: delivered <time [^>]+>1 minute ago/);
  await lab.db.message.update({ where: { id }, data: { deliveredAt: null, undeliveredAt: start } });
  expect(await readPass(person, "/c?lang=es")).toContain(": no llegó");
});

test("a message in the pass has the limits of a reply link", async () => {
  const { pass, number, dispatch } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  const write = (content: string) => sendToPass(person, { act: "message", content });
  const empty = await write(" ");
  expect([empty.status, await empty.text()]).toEqual([
    400,
    expect.stringContaining("Please write something"),
  ]);
  const long = await write("é".repeat(maxResponseCharacters + 1));
  expect(await long.text()).toContain("Please use at most 2000 characters");
  const twice = await Promise.all([write("My number has changed"), write("My number has changed")]);
  expect(twice.map(({ headers }) => headers.get("location"))).toEqual(Array(2).fill("/c?done=message"));
  const stored = await lab.db.recipientResponse.findMany({ where: { requestId: number } });
  expect(stored).toMatchObject([
    { content: "My number has changed", isProblem: false, dispatchId: null, recipientType: "victim" },
  ]);
  for (let more = 1; more < 10; more += 1) expect((await write(`Message ${more}`)).status).toBe(303);
  const refused = await write("One more");
  expect(await refused.text()).toContain("One more");
  expect(await lab.db.recipientResponse.count({ where: { requestId: number } })).toBe(10);
  // A help that does not work is still told.
  expect((await sendToPass(person, { act: "problem", ticket: String(dispatch), content: "" })).status).toBe(
    303,
  );
});

test("help is rated in the pass once the request is complete, and no survey is sent for it", async () => {
  const { pass, number } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  const rate = (answer: string) => sendToPass(person, { act: "rating", answer });
  expect(await readPass(person)).not.toContain("How was the help you received?");
  expect((await rate("good")).status).toBe(409);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { status: "completed" } });
  expect(await readPass(person)).toContain("How was the help you received?");
  expect((await rate("wonderful")).status).toBe(400);
  const answers = await Promise.all([rate("good"), rate("good")]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await rate("fair")).status).toBe(303);
  expect(await readPass(person)).toContain("Your answer: Fair");
  expect(await lab.db.satisfaction.findUnique({ where: { requestId: number } })).toMatchObject({
    answer: "fair",
  });
  const { askDue } = await import("../../../graph/messages/satisfaction/survey.ts");
  lab.setNow(new Date(lab.now().getTime() + 50 * hourMs));
  await askDue(await (await lab.visitor()).context());
  expect(await lab.db.message.count({ where: { requestId: number, kind: "satisfaction-question" } })).toBe(0);
});
