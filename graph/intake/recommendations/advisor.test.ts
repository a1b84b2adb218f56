import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultLimits } from "../../../tests/harness/limits.ts";
import { createModel } from "../../adapters/model/model.ts";
import { createAdvisor, type Question } from "./advisor.ts";

const question: Question = {
  facts: {
    helpTypes: ["food"],
    needs: ["food"],
    people: 3,
    nights: null,
    distance: null,
    urgencyLevel: "medium",
    state: "CA",
  },
  rulesets: [],
  location: { state: "CA", city: "Fresno" },
  limits: { ...defaultLimits, maxFundAllocationCents: 20_000 },
  text: "Ana Torres, 415-555-0100, needs food for three",
  personal: ["Ana Torres"],
  language: "es",
};
const statewide = { state: "CA", area: "statewide", kind: null, city: null, counties: [] };
const candidates = [
  { ...statewide, id: 7, type: "food", name: "Food bank", contactInfo: "555-0101" },
  { ...statewide, id: 8, type: "social", name: "2-1-1", contactInfo: "2-1-1" },
];
const good = {
  amountUsd: 45,
  justification: "Three people need food; Ana Torres asked.",
  resources: [
    { id: 7, score: 9, reason: "Food" },
    { id: 7, score: 1, reason: "Twice" },
    { id: 999, score: 5, reason: "Unknown" },
  ],
};

let calls: string[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let baseUrl: string;
let server: ReturnType<typeof createServer>;

const completion = (content: string) =>
  JSON.stringify({
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  });
const say =
  (content: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(content);

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      calls.push(body);
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const make = (over = {}) =>
  createAdvisor(createModel({ apiKey: "test", baseUrl, model: "tiny", timeoutMs: 5000, ...over }));

describe("with an endpoint", () => {
  test("its answer is used, within the limits and the given rows", async () => {
    answer = say(completion(JSON.stringify(good)));
    const advice = await make().recommend(question, candidates);
    expect(advice).toMatchObject({
      source: "tiny",
      // the rules count $30 for three people; the model said $45
      amountCents: 3000,
      figures: { byRulesCents: 3000, proposedCents: 4500 },
      resources: [{ resourceId: 7, confidence: 3 }],
    });
    expect(advice.justification).not.toContain("Torres");
  });
  test("a row's nearness does not depend on the model's score, and another town's own row is not recommended", async () => {
    answer = say(completion(JSON.stringify(good)));
    const near = { ...statewide, area: "Fresno", city: "Fresno", type: "food", name: "Near" };
    const far = { ...near, area: "Eureka", city: "Eureka", name: "Far" };
    const { resources } = await make().recommend(question, [
      { ...far, id: 7, contactInfo: "555-0102" },
      { ...near, id: 9, contactInfo: "555-0103" },
    ]);
    expect(resources.map(({ resourceId, confidence }) => [resourceId, confidence])).toEqual([[9, 5]]);
  });
  test("sends no personal data", async () => {
    answer = say(completion(JSON.stringify(good)));
    await make().recommend(question, candidates);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain("needs food for three");
    expect(calls[0]).not.toMatch(/Torres|555-0100/);
  });
  test("requests the explanation in the case's language", async () => {
    answer = say(completion(JSON.stringify(good)));
    await make().recommend(question, candidates);
    expect(calls[0]).toContain("Write in Spanish.");
  });
  test("keeps a lower sum, with the rule engine's lines and the difference", async () => {
    answer = say(completion(JSON.stringify({ ...good, amountUsd: 20 })));
    expect(await make().recommend(question, candidates)).toMatchObject({
      amountCents: 2000,
      lines: [
        { label: "Food for 3 people at $10 each", amountCents: 3000 },
        { label: "Adjusted by tiny", amountCents: -1000 },
      ],
      figures: { byRulesCents: 3000, proposedCents: 2000 },
    });
  });
  test("lowers a sum above the rules' amount, or above the fund's limit", async () => {
    answer = say(completion(JSON.stringify({ ...good, amountUsd: 90_000 })));
    expect((await make().recommend(question, candidates)).amountCents).toBe(3000);
    const rich = { ...question, facts: { ...question.facts, helpTypes: [], needs: [] } };
    expect(await make().recommend(rich, candidates)).toMatchObject({
      amountCents: 20_000,
      figures: { byRulesCents: 20_000, proposedCents: 9_000_000 },
    });
  });
  test("sends the relevant facts, and the rule engine's sum for them", async () => {
    answer = say(completion(JSON.stringify(good)));
    await make().recommend(question, candidates);
    const { messages } = JSON.parse(calls[0]!) as { messages: { role: string; content: string }[] };
    expect(JSON.parse(messages[1]!.content)).toMatchObject({
      facts: { people: 3, helpTypes: ["food"] },
      ruleEngine: { amountCents: 3000 },
    });
  });
});

describe("the rule engine answers instead", () => {
  const expectRules = async (advisor = make()) =>
    expect(await advisor.recommend(question, candidates)).toMatchObject({
      source: "rules",
      amountCents: 3000,
    });

  test("without an endpoint, without a call", async () => {
    await expectRules(make({ apiKey: undefined, baseUrl: undefined }));
    expect(calls).toHaveLength(0);
  });
  test("if the server fails twice", async () => {
    answer = say("{}", 500);
    await expectRules();
    expect(calls).toHaveLength(2);
  });
  test.each([
    ["garbage", completion("I would give her {{")],
    ["the wrong shape", completion(JSON.stringify({ amountUsd: "lots", justification: "", resources: [] }))],
    ["no choice", JSON.stringify({ id: "1", choices: [] })],
    [
      "a refusal",
      JSON.stringify({
        id: "1",
        choices: [{ index: 0, message: { role: "assistant", content: null, refusal: "no" } }],
      }),
    ],
    ["no JSON at all", "<html>"],
    ["a flood", completion("x".repeat(400_000))],
  ])("when the answer is %s", async (_name, content) => {
    answer = say(content);
    await expectRules();
  });
  test("if the server hangs, within two tries", async () => {
    answer = () => {};
    await expectRules(make({ timeoutMs: 200 }));
    expect(calls).toHaveLength(2);
  });
  test("if the answer never ends", async () => {
    answer = (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    };
    await expectRules(make({ timeoutMs: 200 }));
  });
  test("uses the second try if the first fails", async () => {
    answer = (response) =>
      say(
        calls.length === 1 ? "{}" : completion(JSON.stringify(good)),
        calls.length === 1 ? 500 : 200,
      )(response);
    expect((await make().recommend(question, candidates)).source).toBe("tiny");
  });
});

test("after at most five failures the breaker opens, waits, and closes again", async () => {
  answer = say("{}", 500);
  const advisor = make({ restMs: 300 });
  for (let round = 0; round < 5; round += 1) await advisor.recommend(question, candidates);
  expect(calls.length).toBeLessThanOrEqual(5);
  expect(advisor).toMatchObject({ healthy: false, source: "rules" });

  answer = say(completion(JSON.stringify(good)));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect((await advisor.recommend(question, candidates)).source).toBe("tiny");
  expect(advisor.healthy).toBe(true);
});
