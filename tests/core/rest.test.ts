import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { hashPassword } from "../../graph/accounts/admins/sign-in/passwords.ts";
import { systemContext } from "../../graph/core/context.ts";
import { calls, restRoutes } from "../../graph/app/domains.ts";
import { openBody } from "../../graph/messages/communications/compose.ts";
import { recommendDue } from "../../graph/intake/recommendations/due.ts";
import { decideByLink, readLink } from "../../graph/officers/verification/link/decide.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";

const lab = useKernel();

/** The payloads as existing clients send them. */
const officerForm = {
  officerId: "T-77",
  officerName: "Wilhelmina Stroud",
  officerRank: "Sergeant",
  officerBadge: "T-77",
  officerPhone: "(217) 555-0111",
  officerEmail: "w.stroud@testfield.gov",
  caseNumber: "TF-2026-0001",
  supervisorEmail: "o.grantham@testfield.gov",
  supervisorName: "Orson Grantham",
};
const newRequest = {
  caseId: "EM-2026-4321",
  victimName: "Tamsin Ferrow",
  officerId: 1,
  victimContact: "Phone: (217) 555-0122, Email: tamsin@example.com",
  requestDetails: "A mother and two children need food and a room for the night",
  needs: { meals: { people: 3 }, room: { nights: 1, people: 3 } },
  urgencyLevel: "medium",
  evidenceUrls: [] as string[],
};
const victimInfo = {
  fullName: "Tamsin Ferrow",
  dateOfBirth: "1990-02-11",
  address: "12 Larch Row",
  city: "Springfield",
  state: "IL",
  zipCode: "62701",
  phone: "(217) 555-0122",
  email: "tamsin@example.com",
  governmentId: "",
  needStatement: "We cannot go home tonight and have not eaten since noon.",
  relationToOfficer: "Witness",
  otherAssistance: "",
  dependents: "2 children",
  employmentStatus: "part-time",
  emergencyContact: "",
};

let officer: Caller;
let admin: Caller;
let citizen: Caller;
let visitor: Caller;
let officerNumber = 0;
let citizenNumber = 0;
/** The officer's request: filed, with victim information, undecided. */
let requestId = 0;

beforeAll(async () => {
  [officer, admin, citizen, visitor] = await Promise.all([
    lab.visitor(),
    lab.visitor(),
    lab.visitor(),
    lab.visitor(),
  ]);
  await lab.db.admin.create({
    data: {
      username: "dispatcher",
      name: "Dispatcher",
      email: "dispatcher@example.com",
      emailKey: "dispatcher@example.com",
      passwordHash: await hashPassword("Kettle-orbit-92"),
      mustChangePassword: false,
    },
  });
});

async function call(
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await caller.fetch(path, { method, ...(body !== undefined && { body }), headers });
  return { status: response.status, answer: JSON.parse(await response.text()) as unknown };
}

/**
 * Calls and checks the answer against the route's own schema: status, every field, and no unknown
 * ones.
 */
async function ok(
  caller: Caller,
  key: keyof typeof restRoutes,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const route = restRoutes[key];
  const { status, answer } = await call(caller, key.split(" ")[0] ?? "", path, body);
  expect({ key, status, answer }).toMatchObject({ status: route?.status ?? 200 });
  const parsed = z.safeParse(route?.answer ?? z.never(), answer);
  expect(parsed.error?.issues ?? [], key).toEqual([]);
  return answer as Record<string, unknown>;
}

const sentenceValues = z.record(z.string(), z.union([z.string(), z.number()]));
const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string().check(z.minLength(5)),
  code: z.string().check(z.regex(/^[A-Z_]+$/)),
  key: z.optional(z.string().check(z.regex(/^\w+\.\w+$/))),
  values: z.optional(sentenceValues),
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  fieldKeys: z.optional(
    z.record(
      z.string(),
      z.array(z.strictObject({ key: z.optional(z.string()), values: z.optional(sentenceValues) })),
    ),
  ),
  requestId: z.string().check(z.minLength(8)),
});

async function refused(
  caller: Caller,
  expected: number,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const { status, answer } = await call(caller, method, path, body, headers);
  expect({ status, answer }).toMatchObject({ status: expected });
  return z.parse(refusal, answer);
}

const specTable = [
  "POST /api/ai-support/chat",
  "POST /api/ai-support/callback",
  "POST /api/officer-verification",
  "GET /api/verification-status/:caseNumber",
  "GET /api/emergency-requests",
  "GET /api/emergency-requests/:id",
  "POST /api/emergency-requests",
  "PATCH /api/emergency-requests/:id/status",
  "PATCH /api/emergency-requests/:id",
  "GET /api/fund-allocations/request/:id",
  "POST /api/fund-allocations",
  "PATCH /api/fund-allocations/:id/status",
  "GET /api/resource-recommendations/request/:id",
  "GET /api/resources",
] as const;

describe("the table of calls", () => {
  test("every call has its route", () => {
    expect(specTable.filter((key) => !restRoutes[key])).toEqual([]);
  });

  test("the support chat answers", async () => {
    const answer = await ok(visitor, "POST /api/ai-support/chat", "/api/ai-support/chat", {
      sessionId: "chat-1",
      message: "How much do you pay for food?",
    });
    expect(answer).toMatchObject({ success: true, callbackRequested: false });
    expect(answer["response"]).toContain("$10");
  });

  test("records a callback", async () => {
    const form = {
      sessionId: "chat-1",
      name: "Ida Vance",
      phone: "(217) 555-0130",
      requestType: "urgent",
      message: "",
    };
    expect(
      await ok(visitor, "POST /api/ai-support/callback", "/api/ai-support/callback", form),
    ).toMatchObject({ success: true });
  });

  test("the officer form opens the officer's session, and its token decides nothing", async () => {
    const { token, success, message } = await ok(
      officer,
      "POST /api/officer-verification",
      "/api/officer-verification",
      officerForm,
    );
    expect([success, message]).toEqual([true, "Verification email sent"]);
    expect(officer.cookie).not.toBe("");
    const page = await visitor.fetch(`/verify/${String(token)}`);
    expect(await page.text()).not.toContain(officerForm.officerName);
    officerNumber = (await lab.db.officer.findFirstOrThrow()).id;
  });

  test("the status is the caller's own case's; any other number is unknown", async () => {
    const path = "/api/verification-status/TF-2026-0001";
    expect(await ok(officer, "GET /api/verification-status/:caseNumber", path)).toEqual({
      success: true,
      status: "pending",
    });
    await confirm();
    expect(await ok(officer, "GET /api/verification-status/:caseNumber", path)).toEqual({
      success: true,
      status: "verified",
    });
    const again = await ok(
      officer,
      "POST /api/officer-verification",
      "/api/officer-verification",
      officerForm,
    );
    expect(again).toMatchObject({ success: true, message: "This case is already verified" });
    expect(await refused(officer, 404, "GET", "/api/verification-status/TF-2026-0002")).toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await refused(visitor, 401, "GET", path)).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("a request is filed for the session; the fixed officerId of 1 in the body is ignored", async () => {
    const body = { ...newRequest, evidenceUrls: ["blob:http://localhost:4000/8e7c1c2e-1"] };
    const filed = await ok(officer, "POST /api/emergency-requests", "/api/emergency-requests", {
      ...body,
      officerId: 999,
    });
    expect(filed).toMatchObject({
      status: "pending",
      victimName: "Tamsin Ferrow",
      victimContact: newRequest.victimContact,
      urgencyLevel: "medium",
      officerId: officerNumber,
      evidenceUrls: [],
    });
    requestId = Number(filed["id"]);

    const own = await ok(citizen, "POST /api/emergency-requests", "/api/emergency-requests", newRequest);
    expect(own).toMatchObject({ officerId: null });
    citizenNumber = (await lab.db.citizen.findFirstOrThrow()).id;
    await recommendDue(systemContext(lab, "test"));
  });

  test("the list is the session's own, under any of its names", async () => {
    const path = "/api/emergency-requests";
    for (const query of [`?officerId=${officerNumber}`, "?officerId=T-77", ""])
      expect(await ok(officer, "GET /api/emergency-requests", path + query)).toMatchObject([
        { id: requestId, aiRecommendation: expect.any(Number) },
      ]);
    expect(
      await ok(citizen, "GET /api/emergency-requests", `${path}?citizenId=${citizenNumber}`),
    ).toMatchObject([{ officerId: null, aiRecommendation: null }]);
    expect(
      await ok(admin, "POST /api/admin/login", "/api/admin/login", {
        username: "dispatcher",
        password: "Kettle-orbit-92",
      }),
    ).toMatchObject({ success: true });
    expect(await ok(admin, "GET /api/emergency-requests", `${path}?isAdmin=true`)).toHaveLength(2);
  });

  test("rejects a name that is not the session's own", async () => {
    const path = "/api/emergency-requests";
    for (const query of [
      `?officerId=${officerNumber + 1}`,
      "?officerId=T-78",
      `?citizenId=${citizenNumber}`,
      "?isAdmin=true",
    ])
      expect(await refused(officer, 403, "GET", path + query), query).toMatchObject({ code: "FORBIDDEN" });
    expect(await refused(citizen, 403, "GET", `${path}?officerId=${officerNumber}`)).toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await refused(visitor, 401, "GET", `${path}?isAdmin=true`)).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  test("reads one request", async () => {
    const request = await ok(
      officer,
      "GET /api/emergency-requests/:id",
      `/api/emergency-requests/${requestId}`,
    );
    expect(request).toMatchObject({
      id: requestId,
      caseId: expect.stringMatching(/^EM-\d{4}-\d{4}$/),
      victimInfo: null,
      aiJustification: expect.stringContaining("$"),
    });
    expect(await refused(citizen, 404, "GET", `/api/emergency-requests/${requestId}`)).toMatchObject({
      message: "Request not found or you don't have permission to view it.",
    });
  });

  test("saves victim information", async () => {
    const request = await ok(
      officer,
      "PATCH /api/emergency-requests/:id",
      `/api/emergency-requests/${requestId}`,
      { victimInfo },
    );
    expect(request).toMatchObject({
      victimInfo: {
        fullName: "Tamsin Ferrow",
        dateOfBirth: "1990-02-11",
        employmentStatus: "part-time",
        governmentId: null,
      },
    });
  });

  test("allocates funds, which approves; the client's following approval is a harmless repeat", async () => {
    const { aiRecommendationCents } = await lab.db.emergencyRequest.findUniqueOrThrow({
      where: { id: requestId },
    });
    const body = {
      requestId,
      amount: (aiRecommendationCents ?? 0) / 100,
      justification: "Approved based on AI recommendation and officer review.",
      status: "allocated",
    };
    const allocation = await ok(officer, "POST /api/fund-allocations", "/api/fund-allocations", body);
    expect(allocation).toMatchObject({
      requestId,
      status: "allocated",
      justification: body.justification,
      amount: body.amount,
    });
    expect(
      await ok(
        officer,
        "PATCH /api/emergency-requests/:id/status",
        `/api/emergency-requests/${requestId}/status`,
        { status: "approved" },
      ),
    ).toMatchObject({ status: "approved" });
    expect(
      await ok(
        officer,
        "GET /api/fund-allocations/request/:id",
        `/api/fund-allocations/request/${requestId}`,
      ),
    ).toEqual([allocation]);
  });

  test("distributes the allocation, which completes; the client's following completion is a harmless repeat", async () => {
    const { id } = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId } });
    expect(
      await ok(officer, "PATCH /api/fund-allocations/:id/status", `/api/fund-allocations/${id}/status`, {
        status: "distributed",
      }),
    ).toMatchObject({ id, status: "distributed" });
    expect(
      await ok(
        officer,
        "PATCH /api/emergency-requests/:id/status",
        `/api/emergency-requests/${requestId}/status`,
        { status: "completed" },
      ),
    ).toMatchObject({ status: "completed" });
  });

  test("recommends resources, and the directory is public", async () => {
    const recommended = await ok(
      officer,
      "GET /api/resource-recommendations/request/:id",
      `/api/resource-recommendations/request/${requestId}`,
    );
    expect(recommended).not.toHaveLength(0);
    expect(await ok(visitor, "GET /api/resources", "/api/resources")).toHaveLength(
      await lab.db.resource.count(),
    );
  });

  test("a denial requires no reason here, and the administrators' term for it is accepted", async () => {
    const { id } = await ok(officer, "POST /api/emergency-requests", "/api/emergency-requests", newRequest);
    const path = `/api/emergency-requests/${String(id)}/status`;
    expect(
      await ok(officer, "PATCH /api/emergency-requests/:id/status", path, { status: "rejected" }),
    ).toMatchObject({ status: "denied" });
    expect(
      await ok(admin, "GET /api/emergency-requests/:id", `/api/emergency-requests/${String(id)}`),
    ).toMatchObject({ status: "rejected" });
  });
});

describe("rejects invalid input by name, without a change", () => {
  const path = "/api/emergency-requests";
  const rows = () =>
    Promise.all([
      lab.db.emergencyRequest.count(),
      lab.db.fundAllocation.count(),
      lab.db.victimInfo.count(),
      lab.db.message.count(),
      lab.db.citizen.count(),
    ]);
  const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
  const json = { "content-type": "application/json" };

  test.for<[string, number, string | null, unknown, Record<string, string>?]>([
    ["malformed JSON", 400, "body", '{"caseId": ', json],
    ["another content type", 415, null, JSON.stringify(newRequest), { "content-type": "text/plain" }],
    [
      "a form of another site",
      415,
      null,
      "caseId=1",
      { "content-type": "application/x-www-form-urlencoded" },
    ],
    ["no content type", 415, null, new TextEncoder().encode(JSON.stringify(newRequest))],
    ["a NUL character", 400, "victimName", { ...newRequest, victimName: "A\0B" }],
    ["a wrong type", 400, "victimName", { ...newRequest, victimName: 7 }],
    ["an unknown word", 400, "urgencyLevel", { ...newRequest, urgencyLevel: "whenever" }],
    ["a missing field", 400, "requestDetails", { ...newRequest, requestDetails: undefined }],
    ["a list instead of an object", 400, "body", []],
    ["nothing at all", 400, "body", null],
    ["a deep body", 400, "victimName", deep, json],
    ["a huge body", 413, null, { ...newRequest, requestDetails: "x".repeat(1_100_000) }],
    ["a text that is too long", 400, "requestDetails", { ...newRequest, requestDetails: "x".repeat(5_001) }],
    [
      "somebody else's file",
      400,
      "evidenceUrls.0",
      { ...newRequest, evidenceUrls: ["/files/00000000-0000-4000-8000-000000000001"] },
    ],
  ])("%s", async ([, status, field, body, headers]) => {
    const before = await rows();
    const { fields } = await refused(officer, status, "POST", path, body, headers);
    if (field) expect(Object.keys(fields ?? {})).toContain(field);
    expect(await rows()).toEqual(before);
  });

  test("invalid IDs, statuses and amounts", async () => {
    const before = await rows();
    for (const id of ["0", "-1", "1.5", "x", "99999999999"])
      expect(await refused(officer, 400, "GET", `${path}/${id}`)).toMatchObject({
        fields: { id: ["Must be a whole number"] },
      });
    expect(await refused(officer, 404, "GET", `${path}/2000000000`)).toMatchObject({ code: "NOT_FOUND" });
    expect(
      Object.keys(
        (await refused(officer, 400, "PATCH", `${path}/${requestId}/status`, { status: "done" })).fields ??
          {},
      ),
    ).toEqual(["status"]);
    expect(
      Object.keys(
        (await refused(officer, 400, "POST", "/api/fund-allocations", { requestId: "7", amount: -1 }))
          .fields ?? {},
      ),
    ).toEqual(["requestId", "amount"]);
    for (const amount of [19.999, 0.1 + 0.2, 1.005, 1e12])
      expect(
        Object.keys(
          (await refused(officer, 400, "POST", "/api/fund-allocations", { requestId, amount })).fields ?? {},
        ),
      ).toEqual(["amount"]);
    expect(
      Object.keys(
        (await refused(officer, 400, "PATCH", "/api/fund-allocations/1/status", { status: "gone" })).fields ??
          {},
      ),
    ).toEqual(["status"]);
    const { fields } = await refused(officer, 400, "PATCH", `${path}/${requestId}`, {
      victimInfo: { ...victimInfo, dateOfBirth: "1990-02-31", zipCode: "1" },
    });
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(["dateOfBirth", "zipCode"]);
    expect(await rows()).toEqual(before);
  });

  test("what this session may not do", async () => {
    expect(await refused(visitor, 401, "POST", "/api/fund-allocations", { requestId })).toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(
      await refused(citizen, 403, "PATCH", `${path}/${requestId}/status`, { status: "denied" }),
    ).toMatchObject({ code: "FORBIDDEN" });
    expect(
      await refused(officer, 409, "PATCH", `${path}/${requestId}/status`, { status: "denied" }),
    ).toMatchObject({ code: "CONFLICT" });
    expect(
      await refused(officer, 403, "POST", path, newRequest, { "sec-fetch-site": "cross-site" }),
    ).toMatchObject({ code: "FORBIDDEN" });
    expect(await refused(officer, 404, "GET", "/api/no-such-call")).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("a repeat with the same key gets the same answer and makes no second request; another body is rejected", async () => {
  const key = { "idempotency-key": "a-key-of-one-press-0001" };
  const before = await lab.db.emergencyRequest.count();
  const first = await call(officer, "POST", "/api/emergency-requests", newRequest, key);
  const again = await call(officer, "POST", "/api/emergency-requests", newRequest, key);
  expect(first.status).toBe(201);
  expect(again).toEqual(first);
  expect(await lab.db.emergencyRequest.count()).toBe(before + 1);
  expect(
    await refused(
      officer,
      422,
      "POST",
      "/api/emergency-requests",
      { ...newRequest, victimName: "Somebody Else" },
      key,
    ),
  ).toMatchObject({ code: "UNPROCESSABLE" });
  expect(
    await refused(officer, 400, "POST", "/api/emergency-requests", newRequest, {
      "idempotency-key": "short",
    }),
  ).toMatchObject({ code: "INVALID" });
});

test("the description lists every call of the table, and every call states its audience", async () => {
  const { answer } = await call(visitor, "GET", "/api/openapi.json");
  const { paths } = answer as { paths: Record<string, Record<string, { description: string }>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(specTable.filter((key) => !described.includes(key))).toEqual([]);
  // The files' bytes are not JSON calls; they are mounted separately.
  const byThemselves = ["POST /api/evidence", "DELETE /api/evidence/:id", "GET /files/:id"];
  expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(described).toEqual(expect.arrayContaining([...Object.keys(restRoutes), ...byThemselves]));
  for (const [path, methods] of Object.entries(paths))
    for (const { description } of Object.values(methods)) expect(description, path).toMatch(/\.$/);
});

/** The supervisor's answer, through the emailed link. */
async function confirm() {
  const mail = await lab.db.message.findFirstOrThrow({ where: { kind: "supervisor-verification" } });
  const token = /\/verify\/([\w-]+)/.exec(openBody(lab, mail.bodySealed).text)?.[1] ?? "";
  const view = await readLink(await visitor.context(), token);
  const facts = view.state === "open" ? view.facts : "";
  await decideByLink(await visitor.context(), token, { decision: "verified", badgeNumber: "T-77", facts });
}
