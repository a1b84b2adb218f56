import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { madePass, withHelp, type Made } from "../../harness/passes/passes.ts";
import { ask, fileRequest, globalId, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const tokenOf = ({ path }: Made) => path.slice("/c/".length);
const text = (caller: Caller, number: number, token: string) =>
  ask(
    caller,
    "mutation ($id: ID!, $token: String!) { textPassLink(input: { id: $id, token: $token }) { request { id } } }",
    { id: globalId("EmergencyRequest", number), token },
  );
const texts = (requestId: number) => lab.db.message.findMany({ where: { requestId, kind: "pass-link" } });
const offered = async (caller: Caller, number: number) =>
  (await ask(caller, `query ($n: Int!) { request(number: $n) { viewerTextsPassLink } }`, { n: number })).data
    .request.viewerTextsPassLink;

test("the link is texted once, without the PIN", async () => {
  const { pass, officer, number } = await withHelp(lab);
  expect(await offered(officer, number)).toBe(true);
  const clicks = await Promise.all([
    text(officer, number, tokenOf(pass)),
    text(officer, number, tokenOf(pass)),
  ]);
  expect(clicks.map(({ code }) => code ?? "sent").toSorted()).toEqual(["CONFLICT", "sent"]);
  const [message] = await texts(number);
  expect(message).toMatchObject({ channel: "sms", recipientType: "victim", subject: "Status" });
  const { text: said } = openBody(lab, message?.bodySealed ?? "");
  expect(said).toContain(pass.path);
  for (const secret of [pass.pin, pass.shortCode]) expect(said).not.toContain(secret);
  expect(await texts(number)).toHaveLength(1);
});

test("no text is sent against the recipient's wish, for another pass, or by another person", async () => {
  const { pass, officer, admin, number } = await withHelp(lab);
  const next = await madePass(officer, number, pass.number);
  expect((await text(officer, number, tokenOf(pass))).code).toBe("CONFLICT");
  const other = await withHelp(lab);
  expect((await text(other.officer, other.number, tokenOf(next))).code).toBe("CONFLICT");
  expect((await text(await signInOfficer(lab), number, tokenOf(next))).code).toBe("NOT_FOUND");
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { contacting: false } });
  expect(await offered(officer, number)).toBe(false);
  expect((await text(officer, number, tokenOf(next))).code).toBe("CONFLICT");
  expect(await texts(number)).toEqual([]);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { contacting: true } });
  const said = { timeZone: "America/Chicago", saidBy: "person", saidAt: start } as const;
  await lab.db.safeContact.create({ data: { requestId: number, way: "email", ...said } });
  expect(await offered(officer, number)).toBe(false);
  expect((await text(officer, number, tokenOf(next))).code).toBe("CONFLICT");
  await lab.db.safeContact.update({ where: { requestId: number }, data: { way: "sms" } });
  expect((await text(admin, number, tokenOf(next))).code).toBeUndefined();
});

test("a citizen has the pass on the own screen, and texts no one", async () => {
  const citizen = await lab.visitor();
  const number = await fileRequest(lab, citizen, { victimInfo: false });
  const pass = await madePass(citizen, number);
  expect(await offered(citizen, number)).toBe(false);
  expect((await text(citizen, number, tokenOf(pass))).code).toBe("CONFLICT");
});
