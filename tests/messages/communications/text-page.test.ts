import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { segmentsOf } from "../../../graph/core/text/gsm.ts";
import { openCode } from "../../../graph/help/dispatches/codes/sealed-code.ts";
import { start } from "../../harness/requests/cases.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { ask, globalId, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
let officer: Caller;
let vendors: Record<string, number>;
beforeAll(async () => {
  await liftMoneyLimits(lab);
  admin = await signInAdmin(lab);
  officer = await signInOfficer(lab);
  vendors = await vendorIds(lab);
});
beforeEach(() => lab.setNow(start));

/** A request of a person without email, with this help on its way. */
async function helped(...help: ReturnType<typeof provider>[]) {
  const id = await approvedRequest(lab, { officer });
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { victimEmail: "", victimPhone: "512-555-0143" },
  });
  await lab.db.victimInfo.updateMany({ where: { requestId: id }, data: { email: "" } });
  if (help.length > 0) await give(admin, id, help);
  await writeLetters(lab);
  return id;
}
async function textsOf(requestId: number) {
  const rows = await lab.db.message.findMany({
    where: { requestId, recipientType: "victim" },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ id, kind, channel, bodySealed }) => {
    const { text } = openBody(lab, bodySealed);
    return { id, kind, channel, text, link: /\/reply\/\w{26}/.exec(text)?.[0] ?? "no link" };
  });
}
const pageOf = async (link: string) => (await (await lab.visitor()).fetch(link)).text();

test("the page behind a text has the code, its place and the check code, and names no one", async () => {
  const id = await helped(provider(vendors["Hotels.com"], "shelter", { hours: 24 }));
  const [text] = await textsOf(id);
  const row = await lab.db.helpDispatch.findFirstOrThrow({ where: { requestId: id } });
  const code = openCode(lab, row.promoCodeSealed);
  expect(text).toMatchObject({ kind: "dispatch-victim", channel: "sms" });
  expect(segmentsOf(text!.text)).toBe(1);
  expect(text!.text).not.toMatch(/hotel|HOTE|CONF|EM-/i);
  const page = await pageOf(text!.link);
  for (const part of [code, row.confirmationNumber, "Hotels.com", "Check code", "emergency fund for a room"])
    expect(page).toContain(part);
  expect(page).not.toMatch(/Noor|Ibarra|<script|SafeVoice<\/title>/);
  expect(page).toContain("weather.gov");
});

test("once the help is void, the page shows no code, and its notice says so", async () => {
  const id = await helped(provider(vendors["DoorDash"], "food", { people: 2 }));
  const [first] = await textsOf(id);
  const row = await lab.db.helpDispatch.findFirstOrThrow({ where: { requestId: id } });
  const code = openCode(lab, row.promoCodeSealed);
  expect(first!.text).toContain(`Code ${code}`);
  expect(await pageOf(first!.link)).toContain(code);
  await lab.db.message.update({ where: { id: first!.id }, data: { state: "sent" } });
  const letter = await lab.db.letter.findFirstOrThrow({ where: { dispatchId: row.id, audience: "victim" } });
  const voiding = `mutation ($id: ID!) { voidLetter(input: { id: $id, reason: "Canary reason" }) { letter { id } } }`;
  expect((await ask(admin, voiding, { id: globalId("Letter", letter.id) })).code).toBeUndefined();
  const page = await pageOf(first!.link);
  expect(page).not.toContain(code);
  expect(page).toContain("no longer valid");
  const notice = (await textsOf(id)).find(({ kind }) => kind === "letter-void");
  expect(notice!.text).toMatch(/^Your code is no longer valid\. Please do not use it\. More: http/);
  const about = await pageOf(notice!.link);
  expect(about).toContain("Please do not use its code.");
  expect(about).not.toMatch(/Canary reason/);
});

test("an administrator's long message is read behind its link, a short one in the text", async () => {
  const id = await helped();
  const send = (message: string) =>
    ask(
      admin,
      `mutation ($input: SendCommunicationInput!) { sendCommunication(input: $input) { communication { id } } }`,
      { input: { type: "sms", recipient: `victim-${id}`, message } },
    );
  expect((await send("Please call us: ¿cómo está?")).message).toBeUndefined();
  const long = `Bring your papers at nine. ${"We are open every day. ".repeat(8)}`;
  expect((await send(long)).message).toBeUndefined();
  const composed = (await textsOf(id)).filter(({ kind }) => kind === "composed");
  expect(composed).toHaveLength(2);
  // both may have been composed in the same millisecond, so their order says nothing
  const short = composed.find(({ text }) => text.startsWith("Please call us: ¿como esta? Reply: http"));
  const other = composed.find(({ text }) => /^There is a message for you: http\S+$/.test(text));
  expect(short).toBeDefined();
  expect(await pageOf(other!.link)).toContain("Bring your papers at nine.");
  for (const { text } of composed) expect(segmentsOf(text)).toBe(1);
});

test("an officer's link shows nothing of the letter", async () => {
  const id = await helped(provider(vendors["DoorDash"], "food", { people: 2 }));
  const mail = await lab.db.message.findFirstOrThrow({
    where: { requestId: id, recipientType: "officer", kind: "dispatch-officer" },
  });
  const link = /\/reply\/\w{26}/.exec(openBody(lab, mail.bodySealed).text)?.[0] ?? "no link";
  expect(await pageOf(link)).not.toContain("Check code");
});
