import { beforeAll, beforeEach, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { dueLetters, requestForLetters } from "../../../graph/messages/letters/service.ts";
import { responsesPerLink } from "../../../graph/messages/responses/rules.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
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
beforeEach(() => lab.setNow(start));

async function approved(channel: "email" | "sms" = "email") {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  if (channel === "sms") {
    await lab.db.emergencyRequest.update({ where: { id: number }, data: { victimEmail: "" } });
    await lab.db.victimInfo.update({ where: { requestId: number }, data: { email: "" } });
  }
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  return { officer, number, link: await linkOf(number, "letter-victim") };
}
async function linkOf(requestId: number, kind: string) {
  const row = await lab.db.message.findFirstOrThrow({ where: { requestId, kind } });
  return /\/reply\/[\w-]{26}/.exec(openBody(lab, row.bodySealed).text)?.[0] ?? "no link";
}
async function dispatched(requestId: number) {
  const { id } = await lab.db.helpDispatch.create({
    data: {
      ...{
        requestId,
        helpType: "food",
        vendorName: "DoorDash",
        dispatchNotes: "DoorDash",
        providerInfo: "DoorDash",
      },
      ...{
        estimatedValueCents: 1000,
        overReason: "Nothing is allocated here",
        promoCodeSealed: "sealed",
        promoCodeKey: lab.random.uuid(),
      },
      confirmationNumber: lab.random.uuid(),
    },
  });
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: requestForLetters,
  });
  const vendor = {
    name: "DoorDash",
    supportPhones: [],
    chatUrl: null,
    website: null,
    supportHours: null,
    emergencyContact: null,
    serviceArea: null,
  };
  const dispatch = {
    id,
    helpType: "food",
    vendor,
    code: "DOOR1234",
    confirmationNumber: "CONF12345678",
    valueCents: 1000,
    people: 1,
    hours: null,
  } as const;
  await lab.db.letter.createMany({ data: dueLetters(lab, { kind: "dispatch", request, dispatch }) });
  await writeLetters(lab);
  return id;
}
async function send(link: string, form: Record<string, string>, language = "") {
  const response = await (
    await lab.visitor()
  ).fetch(link + language, {
    method: "POST",
    body: String(new URLSearchParams(form)),
    // A page with a secret address sends no origin either.
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "null" },
  });
  return { status: response.status, text: await response.text() };
}
const responsesOf = (requestId: number) =>
  lab.db.recipientResponse.findMany({ where: { requestId }, orderBy: { id: "asc" } });

test("a person with the link answers without an account, and an administrator reads it, once as new", async () => {
  const { number, link, officer } = await approved();
  const page = await (await lab.visitor()).fetch(link);
  const markup = await page.text();
  expect(page.status).toBe(200);
  expect(markup).not.toMatch(/<script|Noor|Problem/);
  expect(await responsesOf(number)).toEqual([]);
  const done = await send(link, { kind: "answer", content: "Thank you.\r\n<b>When</b> does it come?" });
  expect(done.status).toBe(200);
  expect(done.text).toContain("We received your message.");
  const admin = await signInAdmin(lab);
  const read = `query ($n: Int!) { request(number: $n) { responseCount unreadResponseCount responses { id sender content responseType isProblem acknowledgedAt acknowledgedBy } } }`;
  const { request } = (await ask(admin, read, { n: number })).data;
  expect(request).toMatchObject({ responseCount: 1, unreadResponseCount: 1 });
  expect(request.responses[0]).toMatchObject({
    sender: "Noor Ibarra-Whitlock",
    content: "Thank you.\n<b>When</b> does it come?",
    responseType: "email",
    isProblem: false,
    acknowledgedAt: null,
  });
  const mark = `mutation ($id: ID!) { markResponseRead(input: { id: $id }) { response { acknowledgedAt acknowledgedBy } } }`;
  const id = request.responses[0].id;
  expect((await ask(officer, mark, { id })).code).toBe("FORBIDDEN");
  const answers = await Promise.all([ask(admin, mark, { id }), ask(await signInAdmin(lab), mark, { id })]);
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect((await ask(admin, mark, { id: globalId("RecipientResponse", 999_999) })).code).toBe("NOT_FOUND");
  const [row] = await responsesOf(number);
  expect(row?.acknowledgedAt).toEqual(start);
  expect(row?.acknowledgedBy).toMatch(/@fund\.example$/);
  // No one else can read the answers.
  expect((await ask(officer, read, { n: number })).data.request).toMatchObject({
    responseCount: 0,
    responses: [],
  });
});

test("a problem marks its dispatch, and only the first time", async () => {
  const { number } = await approved();
  const id = await dispatched(number);
  const link = await linkOf(number, "dispatch-victim");
  expect(await (await (await lab.visitor()).fetch(link)).text()).toContain("Problem");
  const unchosen = await send(link, { kind: "", content: "The code is refused" });
  expect(unchosen.status).toBe(400);
  expect(unchosen.text).toContain("The code is refused");
  expect((await send(link, { kind: "problem", content: "The code is refused" })).text).toContain(
    "We look at problems first",
  );
  lab.setNow(new Date(start.getTime() + 60_000));
  await send(link, { kind: "problem", content: "Still" });
  expect((await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } })).problemAt).toEqual(start);
  expect((await responsesOf(number)).map(({ isProblem, dispatchId }) => [isProblem, dispatchId])).toEqual([
    [true, id],
    [true, id],
  ]);
  // A link without a dispatch cannot report a problem, whatever is sent.
  const approval = await linkOf(number, "letter-victim");
  await send(approval, { kind: "problem", content: "Nothing came" });
  expect((await responsesOf(number)).at(-1)).toMatchObject({ isProblem: false, dispatchId: null });
});

test("rejects too short, too long and invalid text, and keeps it", async () => {
  const { number, link } = await approved();
  for (const content of ["", "   ", "\0\0", "x".repeat(2001)]) {
    const { status, text } = await send(link, { content });
    expect([content.length, status]).toEqual([content.length, 400]);
    if (content.trim().length > 2) expect(text).toContain(content);
  }
  expect((await send(link, { content: "é".repeat(2000) })).status).toBe(200);
  expect((await send(link, { content: "é".repeat(200_000) })).status).toBe(413);
  expect(await responsesOf(number)).toHaveLength(1);
});

test("a double press, or a reload, is one message", async () => {
  const { number, link } = await approved();
  await Promise.all([
    send(link, { content: "Hello" }),
    send(link, { content: "Hello" }),
    send(link, { content: "Hello" }),
  ]);
  expect(await responsesOf(number)).toHaveLength(1);
});

test("a link accepts a few messages a day, keeps further text, and others stay open", async () => {
  const { number, link } = await approved();
  for (let n = 0; n < responsesPerLink; n += 1)
    expect((await send(link, { content: `Message ${n}` })).status).toBe(200);
  const refused = await send(link, { content: "One too many" });
  expect(refused.text).toContain("You have written to us several times today");
  expect(refused.text).toContain("One too many");
  expect(await responsesOf(number)).toHaveLength(responsesPerLink);
  expect((await send(await linkOf(number, "letter-officer"), { content: "From the officer" })).status).toBe(
    200,
  );
  lab.setNow(new Date(start.getTime() + 25 * 3_600_000));
  expect((await send(link, { content: "The next day" })).status).toBe(200);
});

test("a link expires, and an unknown one is not found", async () => {
  const { number, link } = await approved();
  expect((await (await lab.visitor()).fetch(`/reply/${"a".repeat(43)}`)).status).toBe(404);
  lab.setNow(new Date(start.getTime() + 61 * 86_400_000));
  expect((await (await lab.visitor()).fetch(link)).status).toBe(410);
  expect((await send(link, { content: "Late" })).status).toBe(410);
  expect(await responsesOf(number)).toEqual([]);
});

test("the page has three languages, and sends no referrer", async () => {
  const { link } = await approved();
  for (const [language, title] of [
    ["en", "Reply"],
    ["es", "Responder"],
    ["fr", "Répondre"],
  ] as const) {
    const page = await (await lab.visitor()).fetch(`${link}?lang=${language}`);
    expect(await page.text()).toContain(`<h1>${title}</h1>`);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
  }
});

test.each([
  ["sms", "STOP", 1, 0],
  ["sms", "Please stop texting me", 1, 0],
  ["sms", "Cancel the room, I found one", 0, 1],
  ["email", "STOP", 0, 1],
  ["email", "No me escriban más", 0, 1],
  ["email", "The code does not work", 0, 0],
] as const)("by the link of an %s, %j is heard", async (channel, content, stops, tasks) => {
  await lab.db.textStop.deleteMany();
  await lab.db.deskTask.deleteMany();
  const { number, link } = await approved(channel);
  await send(link, { kind: "answer", content });
  expect(await lab.db.recipientResponse.count({ where: { requestId: number, content } })).toBe(1);
  expect(await lab.db.textStop.count()).toBe(stops);
  expect(await lab.db.deskTask.count({ where: { kind: "stop_request", requestId: number } })).toBe(tasks);
});
