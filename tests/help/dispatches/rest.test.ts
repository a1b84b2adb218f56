import { beforeAll, expect, test } from "vitest";
import { approvedRequest } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
});

const sent = (requestId: number, over: Record<string, unknown> = {}) => ({
  requestId,
  helpType: "transportation",
  dispatchNotes: "Uber - To the shelter",
  providerInfo: "Uber",
  estimatedValue: 100,
  promoCode: "UBER0000",
  confirmationNumber: "CONFAAAAAAAA",
  ...over,
});
async function post(person: Caller, body: unknown, headers: Record<string, string> = {}) {
  const answer = await person.fetch("/api/help-dispatches", { method: "POST", body, headers });
  return { status: answer.status, body: await answer.json() };
}

test("one call per provider has the same result as the desk; the client's codes are ignored", async () => {
  const id = await approvedRequest(lab);
  const ride = await post(admin, sent(id));
  expect(ride).toMatchObject({
    status: 201,
    body: {
      requestId: id,
      dispatchNotes: "Uber - To the shelter",
      providerInfo: "Uber",
      estimatedValue: 100,
    },
  });
  expect(ride.body.promoCode).toMatch(/^UBER[1-9]\d{3}$/);
  expect(ride.body.confirmationNumber).toMatch(/^CONF[A-Z0-9]{8}$/);
  expect(ride.body.confirmationNumber).not.toBe("CONFAAAAAAAA");
  expect(await lab.db.emergencyRequest.findUnique({ where: { id } })).toMatchObject({ status: "dispatched" });
  const meal = { helpType: "food", dispatchNotes: "DoorDash - ", providerInfo: "", estimatedValue: "40" };
  expect((await post(admin, sent(id, meal))).body).toMatchObject({
    people: 4,
    estimatedValue: 40,
    hours: null,
  });
  for (const estimatedValue of [19.999, 0.1 + 0.2, "40.005"])
    expect(await post(admin, sent(id, { ...meal, estimatedValue }))).toMatchObject({
      status: 400,
      body: { fields: { estimatedValue: [expect.stringContaining("whole cents") as string] } },
    });
  const room = {
    helpType: "shelter",
    dispatchNotes: "Hotels.com - two beds",
    providerInfo: "Hotels.com",
    estimatedValue: 0,
  };
  expect((await post(admin, sent(id, room))).body).toMatchObject({
    hours: 24,
    estimatedValue: 75,
    people: null,
  });
});

test("a repeated call is one dispatch, with a key or without", async () => {
  const id = await approvedRequest(lab);
  const key = { "idempotency-key": "the-same-call-twice" };
  const [one, two] = [
    await post(admin, sent(id, { estimatedValue: 20 }), key),
    await post(admin, sent(id, { estimatedValue: 20 }), key),
  ];
  expect(two).toEqual(one);
  expect(await post(admin, sent(id, { estimatedValue: 20 }))).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(1);
});

test("limits apply, with their messages; above the allocation a reason is required", async () => {
  const id = await approvedRequest(lab, { dollars: 10 });
  const tooMuch = await post(admin, sent(id, { estimatedValue: 100.5, providerInfo: "DoorDash" }));
  expect(tooMuch).toMatchObject({
    status: 422,
    body: {
      success: false,
      message:
        "Transportation exceeds $100 limit for Uber/Lyft\nTransportation must use approved providers: Uber, Lyft",
    },
  });
  expect(
    (
      await post(
        admin,
        sent(id, { helpType: "food", dispatchNotes: "GrubHub - x", providerInfo: "", estimatedValue: 150 }),
      )
    ).body.message,
  ).toBe(
    "Food assistance limited to maximum 10 people\nFood assistance exceeds limit: $150 > $100 (max $10/person for 15 people)",
  );
  expect(await post(admin, sent(id))).toMatchObject({
    status: 400,
    body: { fields: { overReason: [expect.stringContaining("total is $100, which is more than the $10")] } },
  });
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
  expect((await post(admin, sent(id, { overReason: "The only car tonight" }))).status).toBe(201);
  expect(await lab.db.helpDispatch.findFirst({ where: { requestId: id } })).toMatchObject({
    overReason: "The only car tonight",
  });
});

test("names invalid fields and changes nothing", async () => {
  const id = await approvedRequest(lab);
  const wrong = async (over: Record<string, unknown>) => {
    const { status, body } = await post(admin, sent(id, over));
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await wrong({ requestId: "x" })).toEqual([400, ["requestId"]]);
  expect(await wrong({ helpType: "housing" })).toEqual([400, ["helpType"]]);
  expect(await wrong({ estimatedValue: "a lot" })).toEqual([400, ["estimatedValue"]]);
  expect(await wrong({ estimatedValue: -5 })).toEqual([400, ["estimatedValue"]]);
  expect(await wrong({ dispatchNotes: "Nobody - x", providerInfo: "Nobody" })).toEqual([
    422,
    ["limits", "dispatchNotes"],
  ]);
  expect(await wrong({ dispatchNotes: "DoorDash - x", providerInfo: "" })).toEqual([
    422,
    ["limits", "providers.0"],
  ]);
  expect(await wrong({ dispatchNotes: "a\0b" })).toEqual([400, ["dispatchNotes"]]);
  expect((await post(admin, sent(999_999))).status).toBe(404);
  expect(await lab.db.helpDispatch.count({ where: { requestId: id } })).toBe(0);
});

test("the list has the newest first, paged, with masked codes, for administrators only", async () => {
  const get = async (person: Caller, query = "") => {
    const answer = await person.fetch(`/api/help-dispatches${query}`);
    return { status: answer.status, body: await answer.json() };
  };
  const { body } = await get(admin);
  const ids = body.map(({ id }: { id: number }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  for (const { promoCode } of body) expect(promoCode).toMatch(/^[A-Z]{4}••••$/);
  expect((await get(admin, `?limit=2&after=${ids[1]}`)).body.map(({ id }: { id: number }) => id)).toEqual(
    ids.slice(2, 4),
  );
  const page = await admin.fetch("/api/help-dispatches?limit=2");
  expect(page.headers.get("link")).toBe(`</api/help-dispatches?limit=2&after=${ids[1]}>; rel="next"`);
  expect((await get(admin, "?limit=x")).status).toBe(400);
  for (const [person, status] of [
    [await lab.visitor(), 401],
    [await signInOfficer(lab), 403],
  ] as const) {
    expect((await get(person)).status).toBe(status);
    expect((await post(person, sent(1))).status).toBe(status);
  }
});

test.each([
  ["Local Provider", "Uber - To the shelter"],
  ["Local Provider", "Local Provider - To the shelter"],
  ["Local Provider", ""],
  ["", "A neighbor's car"],
  ["", "DoorDash - To the shelter"],
])(
  "rejects a ride by %s, with the notes %j, and names the approved providers",
  async (providerInfo, dispatchNotes) => {
    const answer = await post(admin, sent(await approvedRequest(lab), { providerInfo, dispatchNotes }));
    expect([answer.status, answer.body.message]).toEqual([
      422,
      "Transportation must use approved providers: Uber, Lyft",
    ]);
  },
);

test.each([2_147_483_648, "2147483648", 0, -1, 1.5, 1e21])(
  "rejects request %j when it is parsed",
  async (id) => {
    expect((await post(admin, { ...sent(1), requestId: id })).status).toBe(400);
    const allocation = { requestId: id, amount: 20, status: "allocated" };
    const answer = await (
      await signInOfficer(lab)
    ).fetch("/api/fund-allocations", { method: "POST", body: allocation });
    expect(answer.status).toBe(400);
  },
);
