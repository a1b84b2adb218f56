import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { ask, fileRequest, shownTo, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status } } }`;
const deny = `mutation ($id: ID!, $version: Int!) { denyRequest(input: { id: $id, reason: "Not needed", version: $version }) { request { status } } }`;
const stored = (id: number) =>
  lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: { allocations: true, approvals: true },
  });
const recommend = (id: number, usd: number) =>
  lab.db.emergencyRequest.update({ where: { id }, data: { aiRecommendationCents: usd * 100 } });

test("a screen opened before the recommendation allocates nothing that it did not show", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const admin = await signInAdmin(lab);
  const shown = await shownTo(admin, number);
  expect(shown.amount).toBe(500);
  await recommend(number, 4800);
  const { code, message } = await ask(admin, approve, shown);
  expect([code, message]).toEqual([
    "CONFLICT",
    "The amount of this request is now $4,800.00. Please review it before you approve.",
  ]);
  expect(await stored(number)).toMatchObject({ status: "pending", allocations: [], approvals: [] });
  const anew = await shownTo(admin, number);
  expect(anew.amount).toBe(4800);
  expect((await ask(admin, approve, anew)).data.approveRequest.request.status).toBe("approved");
});

test("a recommendation that arrives during an approval never changes what is approved", async () => {
  const admin = await signInAdmin(lab);
  for (let turn = 0; turn < 10; turn += 1) {
    const number = await fileRequest(lab, await signInOfficer(lab));
    const shown = await shownTo(admin, number);
    await Promise.all([ask(admin, approve, shown), recommend(number, 4800)]);
    const { allocations } = await stored(number);
    for (const { amountCents } of allocations) expect(amountCents).toBe(50_000);
  }
});

test("the second person approves the first one's amount, not another", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  await ask(officer, approve, await shownTo(officer, number));
  await recommend(number, 4800);
  const admin = await signInAdmin(lab);
  for (const amount of [4800, 100]) {
    const answer = await admin.fetch("/api/fund-allocations", {
      method: "POST",
      body: { requestId: number, amount },
    });
    expect([answer.status, await answer.json()]).toMatchObject([409, { values: { amount: 900 } }]);
  }
  const shown = await shownTo(admin, number);
  expect(shown.amount).toBe(900);
  expect((await ask(admin, approve, shown)).data.approveRequest.request.status).toBe("approved");
  expect((await stored(number)).allocations).toMatchObject([{ amountCents: 90_000, status: "allocated" }]);
});

test("an older version of a request can be neither approved nor denied", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 900 });
  const admin = await signInAdmin(lab);
  const shown = await shownTo(admin, number);
  await ask(officer, approve, await shownTo(officer, number));
  expect((await ask(admin, approve, shown)).code).toBe("CONFLICT");
  expect((await ask(admin, deny, shown)).code).toBe("CONFLICT");
  expect((await stored(number)).status).toBe("processing");
  expect((await ask(admin, deny, await shownTo(admin, number))).data.denyRequest.request.status).toBe(
    "denied",
  );
});
