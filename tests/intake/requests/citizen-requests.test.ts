import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { ask, newRequestForm, signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number } } }`;
const read = `query ($number: Int!) { request(number: $number) {
  aiRecommendation aiJustification decisionReason allocations { amount } resourceRecommendations { id }
  nearbyHelp { name state type contactInfo } } }`;

test("a citizen sees nearby help, but no recommendation or money", async () => {
  const citizen = await lab.visitor();
  const input = newRequestForm({ idempotencyKey: lab.random.uuid() });
  const { number } = (await ask(citizen, create, { input })).data.createRequest.request;
  await lab.db.emergencyRequest.update({
    where: { id: number },
    data: { aiRecommendationCents: 12_300, aiJustification: "Food for 2 people", decisionReason: "Because" },
  });
  await lab.db.fundAllocation.create({
    data: { requestId: number, amountCents: 12_300, justification: "x", status: "pending" },
  });
  const { data } = await ask(citizen, read, { number });
  expect(data.request).toMatchObject({
    aiRecommendation: null,
    aiJustification: null,
    decisionReason: null,
    allocations: [],
    resourceRecommendations: [],
  });
  const { nearbyHelp } = data.request;
  expect(nearbyHelp.length).toBeGreaterThan(1);
  expect(nearbyHelp.every(({ state }: { state: string }) => state === "TX" || state === "US")).toBe(true);
  expect(nearbyHelp.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(["food", "shelter"]),
  );
  expect(nearbyHelp.map(({ contactInfo }: { contactInfo: string }) => contactInfo).join(" ")).toContain(
    "2-1-1",
  );

  const admin = await signInAdmin(lab);
  expect((await ask(admin, read, { number })).data.request.aiRecommendation).toBe(123);
});

test("no one else sees the place of a request", async () => {
  const citizen = await lab.visitor();
  const input = newRequestForm({ idempotencyKey: lab.random.uuid() });
  const { number } = (await ask(citizen, create, { input })).data.createRequest.request;
  const stranger = await lab.visitor();
  await ask(stranger, create, { input: newRequestForm({ idempotencyKey: lab.random.uuid() }) });
  expect((await ask(stranger, read, { number })).code).toBe("NOT_FOUND");
});
