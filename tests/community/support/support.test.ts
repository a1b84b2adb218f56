import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parse, subscribe } from "graphql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAgent } from "../../../graph/adapters/agent.ts";
import { createQuotas } from "../../../graph/core/quotas.ts";
import type { Context } from "../../../graph/core/context.ts";
import { Refusal } from "../../../graph/core/errors.ts";
import { schema } from "../../../graph/app/schema.ts";
import { chat, chatAnswer, type ChatPart } from "../../../graph/community/support/chat.ts";
import { requestCallback } from "../../../graph/community/support/callback.ts";
import { says } from "../../../shared/community/support/sentences.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const context = async (over: Partial<Context> = {}): Promise<Context> => ({
  ...(await (await lab.visitor()).context()),
  quotas: createQuotas(),
  ...over,
});

async function partsOf(asked: Context, message: object): Promise<ChatPart[]> {
  const parts: ChatPart[] = [];
  for await (const part of await chatAnswer(asked, { sessionId: "s", ...message })) parts.push(part);
  return parts;
}
const textOf = (parts: ChatPart[]) =>
  parts.reduce((text, part) => (part.place === 0 ? part.text : text + part.text), "");

describe("with a language model", () => {
  let calls: { messages: { role: string; content: string }[] }[];
  let talk: (response: ServerResponse) => void;
  let baseUrl: string;
  let server: ReturnType<typeof createServer>;

  const chunk = (content: string) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { content } }] })}\n\n`;
  const saying =
    (...words: string[]) =>
    (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const word of words) response.write(chunk(word));
      response.end("data: [DONE]\n\n");
    };

  beforeEach(async () => {
    calls = [];
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (bytes: Buffer) => (body += bytes.toString()));
      request.on("end", () => {
        calls.push(JSON.parse(body) as (typeof calls)[number]);
        talk(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const withModel = (timeoutMs = 3000) =>
    context({ agent: createAgent({ apiKey: "test", baseUrl, model: "tiny", timeoutMs }) });

  test("it streams the answer, knows the guidelines and the state's directory, and gets no names", async () => {
    talk = saying("Food is ", "$10 per person. ", "Call the food bank.");
    const parts = await partsOf(await withModel(), {
      message: "My name is Ana Torres, 415-555-0100. Food in Texas?",
      history: [{ role: "user", content: "I live at 12 Elm Street" }],
    });
    expect(textOf(parts)).toBe("Food is $10 per person. Call the food bank.");
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.at(-1)?.isLast).toBe(true);
    const sent = JSON.stringify(calls);
    for (const secret of ["Ana", "Torres", "415-555", "Elm"]) expect(sent).not.toContain(secret);
    expect(calls[0]?.messages[0]?.content).toContain("$10 per person");
    expect(calls[0]?.messages[0]?.content).toContain("Houston Food Bank");
    expect(calls[0]).not.toHaveProperty("tools");
  });

  test("we answer a crisis at once in its language, before any model sees it", async () => {
    talk = saying("Have you tried yoga?");
    const [first] = await partsOf(await withModel(), { message: "quiero morir" });
    expect(first).toMatchObject({ place: 0, isLast: true });
    expect(first?.text).toMatch(/^\D*988.*911/s);
    expect(first?.text).toContain("a solas");
    expect(calls).toHaveLength(0);
  });

  test("a made-up number reaches no one", async () => {
    talk = saying("Call 1-800-", "555-0199 now. ", "Or 2-1-1.");
    expect(textOf(await partsOf(await withModel(), { message: "help me with rent" }))).toBe(
      "Call 2-1-1 now. Or 2-1-1.",
    );
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ["is down", (response) => void response.writeHead(500).end("no")],
    ["says nothing", () => {}],
    [
      "breaks off",
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(chunk("Well. The "), () => setTimeout(() => response.destroy(), 20));
      },
    ],
  ])("when it %s, the rules answer in its place", async (_how, answer) => {
    talk = answer;
    const parts = await partsOf(await withModel(300), { message: "How much is food help?" });
    expect(textOf(parts)).toContain("$10 per person");
    expect(parts.at(-1)).toMatchObject({ isLast: true, hasFailed: false });
  });

  test("a model that failed three times is not called", async () => {
    talk = (response) => void response.writeHead(500).end("no");
    const asked = await withModel();
    for (let turn = 0; turn < 5; turn += 1) await chat(asked, { sessionId: "s", message: "food?" });
    expect(calls).toHaveLength(3);
    expect(asked.agent?.healthy).toBe(false);
  });
});

test("without a model the rules answer in the person's language, and remember the state", async () => {
  const asked = await context();
  expect(textOf(await partsOf(asked, { message: "hotel", language: "fr" }))).toContain("séjour de 24 heures");
  expect(
    textOf(await partsOf(asked, { message: "Texas", history: [{ role: "user", content: "I need food" }] })),
  ).toContain("Houston Food Bank");
});

test("the subscription streams the answer, and rejects an invalid question", async () => {
  const run = async (message: string) =>
    subscribe({
      schema,
      document: parse(`subscription ($message: String!) {
        chatAnswer(sessionId: "s", message: $message) { place text isLast callbackRequested hasFailed }
      }`),
      variableValues: { message },
      contextValue: await context(),
    });
  const answers = await run("please call me back");
  if (!(Symbol.asyncIterator in answers)) throw new Error(JSON.stringify(answers.errors));
  const { value: part } = (await answers.next()) as { value: { data?: Record<string, unknown> } };
  expect(part.data?.["chatAnswer"]).toMatchObject({ callbackRequested: true, isLast: true });
  const refused = await run("   ");
  expect(refused).toMatchObject({ errors: [{ extensions: { code: "INVALID" } }] });
});

test("asks a flooding client to wait, with 911 and 988 in the sentence", async () => {
  const asked = await context();
  for (let turn = 0; turn < 60; turn += 1) await chatAnswer(asked, { sessionId: "s", message: "hi" });
  await expect(chatAnswer(asked, { sessionId: "t", message: "hi" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
    message: expect.stringMatching(/911.*988/),
  });
});

test("a rate-limited visitor still gets the number in danger, over REST as well", async () => {
  const asked = await context();
  for (let turn = 0; turn < 60; turn += 1) await chatAnswer(asked, { sessionId: "s", message: "hi" });
  await expect(chat(asked, { sessionId: "s", message: "hi" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
  const { response } = await chat(asked, { sessionId: "s", message: "my kid swallowed bleach" });
  expect(response).toMatch(/^Call 911 now\. .*1-800-222-1222/);
});

test("messages about danger are counted too, and their refusal names the numbers", async () => {
  const asked = await context();
  const input = { sessionId: "s", message: "my kid swallowed bleach" };
  for (let turn = 0; turn < 120; turn += 1) await chatAnswer(asked, input);
  await expect(chat(asked, input)).rejects.toMatchObject({
    code: "RATE_LIMITED",
    message: expect.stringMatching(/911.*988.*1-800-222-1222/),
  });
});

test("a message is counted before it is read", async () => {
  const order: string[] = [];
  const asked = {
    ...(await context()),
    quotas: { ...createQuotas(), count: async (kind: string) => void order.push(kind) },
  };
  await chatAnswer(asked, { sessionId: "s", message: "hi" });
  expect(order).toEqual(["chat"]);
  const refused = {
    ...asked,
    quotas: {
      ...createQuotas(),
      count: (kind: string) => (order.push(kind), Promise.reject(new Refusal("RATE_LIMITED", says.tooFast))),
    },
  };
  order.length = 0;
  await expect(chatAnswer(refused, { sessionId: "s", message: "he has a gun" })).rejects.toThrow(
    /911 or 988/,
  );
  expect(order).toEqual(["chat", "danger"]);
});

test.each([
  ["mi esposo se tomó un frasco de pastillas", /^Llame al 911 .*1-800-222-1222/],
  ["mon fils a avalé de la javel", /^Appelez le 911 .*1-800-222-1222/],
  ["my friend wants to die", /^Call or text 988/],
])("%s: the number comes first, in the language of the message", async (message, expected) => {
  const asked = await context();
  const history = [{ role: "user", content: "I need diapers in Texas" }];
  expect(textOf(await partsOf(asked, { message, history, language: "en" }))).toMatch(expected);
});

test("an unclear message after a danger is still about the danger", async () => {
  const history = [{ role: "user", content: "my baby isn't breathing" }];
  const said = textOf(await partsOf(await context(), { message: "omg what now", history }));
  expect(said).toMatch(/911/);
});

test("the answer to an unclear message starts with the numbers", async () => {
  expect(textOf(await partsOf(await context(), { message: "qwertz" }))).toMatch(/^911.*988.*1-800-222-1222/);
});

describe("a callback", () => {
  const input = { sessionId: "s1", name: "Ana", phone: "(415) 555-0132", requestType: "general" };
  const request = async (changes: object = {}) =>
    ask(
      await lab.visitor(),
      `mutation ($input: RequestCallbackInput!) {
        requestCallback(input: $input) { estimatedCallbackTime fromMinutes toMinutes }
      }`,
      { input: { ...input, ...changes } },
    );
  beforeEach(async () => {
    await lab.db.session.deleteMany();
    await lab.db.admin.deleteMany();
    await signInAdmin(lab);
    await lab.db.callbackRequest.deleteMany();
    await lab.db.systemConfig.updateMany({ data: { notificationEmail: "desk@fund.example" } });
    await lab.refreshConfig();
  });

  test("waits in the queue with its clock, as dialed, and the callers are notified without a name", async () => {
    const { data } = await request({ message: "After five", language: "es" });
    expect(data.requestCallback).toEqual({
      estimatedCallbackTime: "5-15 minutes",
      fromMinutes: 5,
      toMinutes: 15,
    });
    const [row] = await lab.db.callbackRequest.findMany();
    expect(row).toMatchObject({ status: "waiting", ownerId: null, phone: "+14155550132", language: "es" });
    expect((row?.dueAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(15 * 60_000);
    const mail = await lab.db.message.findFirst({ where: { recipientAddress: "desk@fund.example" } });
    expect(openBody(lab, mail?.bodySealed ?? "").text).not.toMatch(/Ana|415/);
  });

  test("is accepted three times in an hour, even if more race", async () => {
    const ask = async () => {
      const context = { ...(await (await lab.visitor()).context()), ip: "192.0.2.9" };
      return requestCallback(context, { ...input, sessionId: `chat ${Math.random()}` });
    };
    const asked = await Promise.allSettled(Array.from({ length: 8 }, ask));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await lab.db.callbackRequest.count()).toBe(3);
  });

  test("is announced to every administrator with an address, while the configuration names none", async () => {
    await lab.db.systemConfig.updateMany({ data: { notificationEmail: "" } });
    await lab.refreshConfig();
    await lab.db.admin.deleteMany();
    await lab.db.message.deleteMany({ where: { kind: "admin-notice" } });
    const told = async () => {
      const mails = await lab.db.message.findMany({ where: { kind: "admin-notice" } });
      return mails.map(({ recipientAddress }) => recipientAddress).toSorted();
    };
    await request();
    expect(await told()).toEqual([]);
    for (const [username, email, isActive] of [
      ["first", "", true],
      ["kim", "kim@fund.example", true],
      ["lee", "lee@fund.example", true],
      ["gone", "gone@fund.example", false],
    ] as const)
      await lab.db.admin.create({
        data: {
          username,
          name: username,
          email,
          emailKey: email || username,
          isActive,
          passwordHash: "none",
        },
      });
    await request({ requestType: "urgent" });
    expect(await told()).toEqual(["kim@fund.example", "lee@fund.example"]);

    await lab.db.systemConfig.updateMany({ data: { emergencyNotificationEmail: "now@fund.example" } });
    await lab.refreshConfig();
    await request({ requestType: "urgent" });
    expect(await told()).toEqual(["kim@fund.example", "lee@fund.example", "now@fund.example"]);
    await lab.db.systemConfig.updateMany({ data: { emergencyNotificationEmail: "" } });
  });

  test("promises minutes only while an administrator is on duty", async () => {
    const estimate = async () => {
      const caller = await (await lab.visitor()).context();
      await lab.db.callbackRequest.deleteMany();
      return requestCallback({ ...caller, ip: "192.0.2.9", quotas: createQuotas() }, input);
    };
    const offDuty = {
      estimatedCallbackTime: "as soon as an administrator is free",
      ...{ fromMinutes: 0, toMinutes: 0 },
    };
    const seen = (data: object) => lab.db.session.updateMany({ where: { kind: "admin" }, data });
    await seen({ lastSeenAt: new Date(lab.now().getTime() - 360_000) });
    const answer = await estimate();
    expect(answer).toMatchObject(offDuty);
    expect(answer.message).toMatch(/as soon as an administrator is free.* 911/);
    expect(answer.message).not.toMatch(/minutes/);
    await seen({ lastSeenAt: lab.now() });
    expect(await estimate()).toMatchObject({ fromMinutes: 5, toMinutes: 15 });
    await seen({ endedAt: lab.now() });
    expect(await estimate()).toMatchObject(offDuty);
  });

  test("takes longer with others waiting; urgent ones wait only behind urgent ones", async () => {
    for (let turn = 0; turn < 4; turn += 1)
      await request({ sessionId: `other${turn}`, phone: `(415) 555-014${turn}` });
    expect((await request()).data.requestCallback).toMatchObject({ fromMinutes: 15, toMinutes: 25 });
    expect((await request({ requestType: "urgent" })).data.requestCallback).toMatchObject({
      estimatedCallbackTime: "2-5 minutes",
    });
  });

  test("says what is missing, and rejects an unassigned number", async () => {
    expect(await request({ name: " " })).toMatchObject({
      code: "INVALID",
      message: "Please fill in your name and phone number",
    });
    expect(await request({ phone: "123-456-7890" })).toMatchObject({
      code: "INVALID",
      fields: { phone: ["Please enter a phone number that we can call"] },
    });
    expect(await lab.db.callbackRequest.count()).toBe(0);
  });

  test("cannot be requested repeatedly for another person's telephone", async () => {
    for (let turn = 0; turn < 3; turn += 1) await request({ sessionId: `chat${turn}` });
    expect(await request({ sessionId: "another", phone: "+1 415 555 0132" })).toMatchObject({
      code: "RATE_LIMITED",
    });
  });
});

test("the support info has the configured amounts, and no address that no one reads", async () => {
  const { data } = await ask(
    await lab.visitor(),
    "{ supportDesk { email usesModel foodPerPerson housingPerNight hotelHours transportation } }",
  );
  expect(data.supportDesk).toEqual({
    email: null,
    usesModel: false,
    foodPerPerson: 10,
    housingPerNight: 75,
    hotelHours: 24,
    transportation: 100,
  });
});

describe("a place to sleep, by location", () => {
  const sheltersFor = async (message: string, language = "en") =>
    (await chat(await context(), { sessionId: "s", message, language })).response;

  test.each([
    ["I need a shelter in Texas tonight", "en"],
    ["Necesito un refugio en Texas esta noche", "es"],
    ["J'ai besoin d'un hébergement au Texas ce soir", "fr"],
  ])("%s: shelters and 2-1-1, and no housing department", async (message, language) => {
    const said = await sheltersFor(message, language);
    expect(said).toContain("2-1-1");
    expect(said).not.toContain(": 2-1-1"); // its name says it
    expect(said).toMatch(/Salvation Army|Rescue Mission|Shelter|Haven|Mission/);
    expect(said).not.toMatch(/Department of Housing|Housing and Community Affairs/);
  });

  test.each([
    ["shelter in Austin", "Austin"],
    ["necesito dónde dormir cerca de Dallas", "Dallas"],
    ["où dormir à Seattle", "Seattle"],
  ])("%s: for that city, without naming the state", async (message, city) => {
    const said = await sheltersFor(message);
    expect(said).toContain(city);
    expect(said).toContain("2-1-1");
  });

  test("a message about violence gets its lines, and one about eviction the shelters", async () => {
    expect(await sheltersFor("domestic violence shelter in Ohio")).toContain("1-800-799-7233");
    expect(await sheltersFor("I was evicted in Columbus, Ohio")).not.toMatch(/domestic violence/i);
  });
});
