import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { createModel } from "../../../graph/adapters/model/model.ts";
import { createAdvisor, type Advisor } from "../../../graph/intake/recommendations/advisor.ts";
import { loadDirectory } from "../../../graph/community/directory/entries/load.ts";
import { shownFigures } from "../../../graph/intake/recommendations/figures.ts";
import { questionFor, recommendDue } from "../../../graph/intake/recommendations/due.ts";
import { rematchDue } from "../../../graph/intake/recommendations/rematch.ts";
import { recommendationRoutes } from "../../../graph/intake/recommendations/rest.ts";
import { columnsIn, personNames } from "../../../graph/core/personal/read.ts";
import { redact } from "../../../graph/core/text/redact.ts";
import { addOfficer, addRequest, useContexts } from "../../harness/context.ts";
import { useDatabase } from "../../harness/database/database.ts";

const database = useDatabase();
const { as } = useContexts(database);
const system = (replace = {}) => as({ kind: "visitor" }, replace);

beforeEach(async () => {
  await loadDirectory(database.pool);
  await database.db.emergencyRequest.updateMany({
    where: { recommendation: null },
    data: { createdAt: new Date("2020-01-01") },
  });
});

test("a new request gets its amount, its reasons and its resources, once", async () => {
  const { id } = await addRequest(database);
  expect(await recommendDue(system())).toBe(1);
  expect(await recommendDue(system())).toBe(0);

  const request = await database.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: { recommendation: true, resources: { include: { resource: true } } },
  });
  expect(request.aiRecommendationCents).toBe(3 * 1000 + 7500);
  expect(request.aiJustification).toContain("Food for 3 people at $10 each: $30.");
  expect(request.recommendation).toMatchObject({ source: "rules", amountCents: 10_500 });
  expect(request.resources.length).toBeGreaterThanOrEqual(3);
  expect(request.resources.map(({ resource }) => resource.type)).toEqual(
    expect.arrayContaining(["food", "social"]),
  );
  expect(
    await database.db.auditEntry.count({
      where: { action: "recommendation.made", resourceId: String(id), actorKind: "system" },
    }),
  ).toBe(1);
  expect(await database.db.idempotencyKey.count({ where: { scope: "recommendation" } })).toBe(0);
});

test("a model reads nothing that the victim information says of who and where someone is", async () => {
  const { id } = await addRequest(database);
  const named = columnsIn("VictimInfo", personNames).filter((column) => !column.endsWith("Sealed"));
  expect(named.length).toBeGreaterThan(6);
  const words = named.map((column) => `quill${column.toLowerCase()}`);
  await database.db.victimInfo.create({
    data: {
      ...{
        requestId: id,
        dateOfBirthSealed: "",
        state: "TX",
        relationToOfficer: "",
        employmentStatus: "other",
      },
      ...(Object.fromEntries(named.map((column, at) => [column, words[at]])) as Record<
        "fullName" | "address" | "city" | "zipCode" | "phone" | "email",
        string
      >),
      needStatement: `food and a bed for ${words.join(" and ")} tonight`,
    },
  });
  const { text, personal } = await questionFor(system(), id);
  expect(words.filter((word) => text.includes(word))).toEqual(words);
  const sent = redact(text, personal);
  expect(words.filter((word) => sent.includes(word))).toEqual([]);
  expect(sent).toContain("food and a bed for");
});

test("the stored recommendation names no one", async () => {
  const { id } = await addRequest(database);
  await recommendDue(system());
  const stored = JSON.stringify(
    await database.db.recommendation.findUniqueOrThrow({
      where: { requestId: id },
      omit: { createdAt: true },
    }),
  );
  expect(stored).not.toMatch(/Ana|Torres|555|example\.org|Main St/);
});

test("two concurrent processes make one recommendation and call the advisor once", async () => {
  const { id } = await addRequest(database);
  let asked = 0;
  const slow = (advisor: Advisor): Advisor => ({
    ...advisor,
    recommend: async (...question) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return advisor.recommend(...question);
    },
  });
  const advisor = slow(createAdvisor(null));
  const done = await Promise.all([1, 2, 3].map(() => recommendDue(system(), advisor)));
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(asked).toBe(1);
  expect(await database.db.recommendation.count({ where: { requestId: id } })).toBe(1);
});

test("a dead process loses its claim after a minute", async () => {
  const { id } = await addRequest(database);
  const dying: Advisor = { ...createAdvisor(null), recommend: () => Promise.reject(new Error("gone")) };
  expect(await recommendDue(system(), dying)).toBe(0);
  expect(await recommendDue(system())).toBe(0);
  const later = new Date(Date.now() + 61_000);
  expect(await recommendDue(system({ now: () => later }))).toBe(1);
  expect(await database.db.recommendation.count({ where: { requestId: id } })).toBe(1);
});

test("limits a model's proposal to the rules' sum, and stores both amounts", async () => {
  const { id } = await addRequest(database);
  const server = createServer((_, response) => {
    const content = JSON.stringify({ amountUsd: 900, justification: "Three people.", resources: [] });
    const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  await recommendDue(system(), createAdvisor(createModel({ baseUrl, model: "tiny" })));
  server.close();
  const recommendation = await database.db.recommendation.findUniqueOrThrow({ where: { requestId: id } });
  expect(recommendation).toMatchObject({ source: "tiny", amountCents: 10_500 });
  expect(shownFigures(recommendation)).toEqual({ source: "tiny", byRules: 105, proposed: 900 });
  const logged = await database.db.auditEntry.findFirstOrThrow({
    where: { action: "recommendation.made", resourceId: String(id) },
  });
  expect(logged.details).toMatchObject({ amountCents: 10_500, byRulesCents: 10_500, proposedCents: 90_000 });
});

test("an administrator's active rule moves the sum", async () => {
  await database.db.aiRuleset.create({
    data: {
      name: "Winter",
      category: "triage",
      priority: 1,
      conditions: [{ field: "helpTypes", operator: "includes", value: "shelter" }],
      adjustmentCents: 2000,
    },
  });
  const { id } = await addRequest(database);
  await recommendDue(system());
  const request = await database.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
  expect(request.aiRecommendationCents).toBe(12_500);
  expect(request.aiJustification).toContain('Rule "Winter": $20.');
});

describe("GET /api/resource-recommendations/request/{id}", () => {
  const read = (viewer: Parameters<typeof as>[0], id: number) =>
    recommendationRoutes["GET /api/resource-recommendations/request/:id"]?.handle(as(viewer), {
      params: { id: String(id) },
      query: {},
      body: undefined,
      idempotencyKey: undefined,
    });
  test("shows the officer of the case the results, highest confidence first", async () => {
    const officer = await addOfficer(database);
    const { id } = await addRequest(database, { officerId: officer.officerId });
    await recommendDue(system());
    const rows = (await read(officer, id)) as {
      aiConfidenceScore: number;
      resource: { contactInfo: string };
    }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.aiConfidenceScore)).toEqual(
      rows.map((row) => row.aiConfidenceScore).toSorted((a, b) => b - a),
    );
    expect(rows[0]?.resource.contactInfo).toBeTruthy();
  });
  test("hides others' requests from an officer with limited trust", async () => {
    const officer = await addOfficer(database);
    const other = await addOfficer(database, { trust: "limited" });
    const { id } = await addRequest(database, { officerId: officer.officerId });
    await expect(read(other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the resources, after victim information adds the city", () => {
  const facts = {
    requestedHelpTypes: ["food" as const],
    state: "WA",
    victimAddress: "9 Elm Street, WA",
    requestDetails: "Food",
  };
  const firstOf = async (requestId: number) =>
    (
      await database.db.resourceRecommendation.findMany({
        where: { requestId },
        include: { resource: true },
        orderBy: [{ aiConfidenceScore: "desc" }, { id: "asc" }],
      })
    )[0];

  test("are chosen again, once, and remaining ones keep their status", async () => {
    const { id } = await addRequest(database, facts);
    await recommendDue(system());
    expect((await firstOf(id))?.resource.city).toBeNull();
    expect(await rematchDue(system())).toBe(0);

    await database.db.resourceRecommendation.updateMany({
      where: { requestId: id, resource: { key: "res-wa-1" } },
      data: { status: "given" },
    });
    await database.db.victimInfo.create({
      data: {
        ...{ requestId: id, city: "Spokane", state: "WA", zipCode: "99201", address: "9 Elm Street" },
        ...{ fullName: "Ana", dateOfBirthSealed: "", phone: "", email: "", needStatement: "Food" },
        ...{ relationToOfficer: "none", employmentStatus: "none" },
      },
    });
    const done = await Promise.all([rematchDue(system()), rematchDue(system())]);
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await firstOf(id)).toMatchObject({ aiConfidenceScore: 5, resource: { city: "Spokane" } });
    expect(
      await database.db.resourceRecommendation.findFirst({
        where: { requestId: id, resource: { key: "res-wa-1" } },
      }),
    ).toMatchObject({ status: "given" });
    expect(await rematchDue(system())).toBe(0);
    expect(
      await database.db.auditEntry.count({
        where: { action: "recommendation.resources-chosen", resourceId: String(id) },
      }),
    ).toBe(1);
  });

  test("come from the address before", async () => {
    const { id } = await addRequest(database, {
      ...facts,
      victimAddress: "9 Elm Street, Spokane, WA 99201",
    });
    await recommendDue(system());
    expect((await firstOf(id))?.resource.city).toBe("Spokane");
  });
});
