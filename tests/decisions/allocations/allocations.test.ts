import { writeLetters } from "../../harness/letters.ts";
import { beforeAll, expect, test } from "vitest";
import { firstUrgencyRules } from "../../../shared/decisions/rulebook/rules.ts";
import { approveAtOnce } from "../../harness/requests/approvals.ts";
import { useKernel } from "../../harness/kernel.ts";
import {
  answerOnPage,
  ask,
  carriedBy,
  fileRequest,
  liftMoneyLimits,
  linkInMail,
  newRequestForm,
  sendForm,
  shownTo,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();
// The same recipient repeatedly: the rolling limits have their own tests (money-limits.test.ts).
beforeAll(() => liftMoneyLimits(lab));

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status approvalNote allocations { id number amount status justification } } } }`;
const deny = `mutation ($id: ID!, $reason: String!, $version: Int!) { denyRequest(input: { id: $id, reason: $reason, version: $version }) { request { status decisionReason allocations { status } } } }`;
const distribute = `mutation ($id: ID!) { markDistributed(input: { id: $id }) { request { status allocations { status } } } }`;
const stored = (id: number) =>
  lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: { allocations: true, approvals: true, messages: true },
  });

test("a trusted officer's own request of $500 is approved at once, with money, letters and audit", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const { data } = await ask(officer, approve, await shownTo(officer, number));
  expect(data.approveRequest.request).toMatchObject({
    status: "approved",
    allocations: [
      {
        amount: 500,
        status: "allocated",
        justification: "Approved based on AI recommendation and officer review.",
      },
    ],
  });
  await writeLetters(lab);
  const row = await stored(number);
  expect(row.messages.map(({ kind }) => kind).toSorted()).toEqual([
    "letter-officer",
    "letter-victim",
    "supervisor-approval",
    "supervisor-approval",
  ]);
  expect(
    await lab.db.auditEntry.count({
      where: { action: "request.approved", resourceId: String(number), actorKind: "officer" },
    }),
  ).toBe(1);
});

test("a letter to the recipient never names the supervisor", async () => {
  const { openBody } = await import("../../../graph/messages/communications/compose.ts");
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await ask(officer, approve, await shownTo(officer, number));
  await writeLetters(lab);
  const letter = await lab.db.message.findFirstOrThrow({
    where: { requestId: number, kind: "letter-victim" },
  });
  const verification = await lab.db.verification.findUniqueOrThrow({ where: { id: officer.verificationId } });
  const { text, html } = openBody(lab, letter.bodySealed);
  expect(text + html).not.toContain(verification.supervisorName);
  expect(text + html).not.toContain(verification.supervisorEmail);
});

test("above $500 the approval is recorded and a different person decides", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 500.01 });
  const asked = `query ($n: Int!) { request(number: $n) { approvalNote viewerHasApproved } }`;
  const note = await ask(officer, asked, { n: number });
  expect(note.data.request.approvalNote).toContain("second person");
  expect(note.data.request.viewerHasApproved).toBe(false);
  const { data } = await ask(officer, approve, await shownTo(officer, number));
  expect(data.approveRequest.request).toMatchObject({
    status: "processing",
    allocations: [{ amount: 500.01, status: "pending" }],
  });
  const after = await ask(officer, asked, { n: number });
  expect(after.data.request.viewerHasApproved).toBe(true);
  expect((await ask(officer, approve, await shownTo(officer, number))).code).toBe("CONFLICT");
  const colleague = await signInOfficer(lab);
  const second = await ask(colleague, approve, await shownTo(colleague, number));
  expect(second.data.approveRequest.request).toMatchObject({
    status: "approved",
    allocations: [{ amount: 500.01, status: "allocated" }],
  });
  expect((await stored(number)).allocations).toHaveLength(1);
});

test("a limited officer's approval always waits, and does not count on others' requests", async () => {
  const limited = await signInOfficer(lab, { trust: "limited" });
  const own = await fileRequest(lab, limited, { recommended: 20 });
  expect((await ask(limited, approve, await shownTo(limited, own))).data.approveRequest.request.status).toBe(
    "processing",
  );
  const another = await fileRequest(lab, await signInOfficer(lab));
  expect((await ask(limited, approve, await shownTo(limited, another))).code).toBe("NOT_FOUND");
});

test("the same person in a second session is still the same person", async () => {
  const officer = await signInOfficer(lab, { email: "r.vale+one@metro.gov" });
  const number = await fileRequest(lab, officer, { recommended: 900 });
  await ask(officer, approve, await shownTo(officer, number));
  const again = await signInOfficer(lab, { email: "rvale@metro.gov" });
  expect((await ask(again, approve, await shownTo(again, number))).code).toBe("CONFLICT");
  const admin = await signInAdmin(lab, { email: "R.Vale@metro.gov" });
  expect((await ask(admin, approve, await shownTo(admin, number))).code).toBe("CONFLICT");
  expect((await stored(number)).status).toBe("processing");
});

test("without a supervisor's confirmation no one moves money", async () => {
  const soon = new Date(Date.now() + 3_600_000);
  for (const officer of [
    await signInOfficer(lab, { trust: null }),
    await signInOfficer(lab, { trust: null, emergencyUntil: soon }),
  ]) {
    const number = await fileRequest(lab, officer);
    for (const [mutation, more] of [
      [approve, {}],
      [deny, { reason: "Not mine" }],
    ] as const)
      expect((await ask(officer, mutation, { ...(await shownTo(officer, number)), ...more })).code).toBe(
        "FORBIDDEN",
      );
    expect(
      (
        await officer.fetch("/api/fund-allocations", {
          method: "POST",
          body: { requestId: number, amount: 500, justification: "x", status: "allocated" },
        })
      ).status,
    ).toBe(403);
    expect(await stored(number)).toMatchObject({ status: "pending", allocations: [] });
  }
});

test("approving requires victim information, in the specified words", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const { code, message } = await ask(officer, approve, await shownTo(officer, number));
  expect([code, message]).toEqual([
    "CONFLICT",
    "Victim information is required before approving the request. Please add victim details first.",
  ]);
});

test("two distinct people are required if the rule says two", async () => {
  await lab.db.urgencyRule.update({ where: { urgencyLevel: "standard" }, data: { requiredApprovers: 2 } });
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const [one, two] = [await signInOfficer(lab), await signInAdmin(lab)];
  expect((await ask(one, approve, await shownTo(one, number))).data.approveRequest.request.status).toBe(
    "processing",
  );
  expect((await ask(two, approve, await shownTo(two, number))).data.approveRequest.request.status).toBe(
    "approved",
  );
  expect((await stored(number)).approvals).toHaveLength(2);
  await lab.db.urgencyRule.updateMany({
    data: { requiredApprovers: firstUrgencyRules[0]!.requiredApprovers },
  });
});

test("REST accepts the server's amount or less, and rejects more with the server's amount", async () => {
  const officer = await signInOfficer(lab);
  const post = async (number: number, amount?: number) =>
    (
      await officer.fetch("/api/fund-allocations", {
        method: "POST",
        body: { requestId: number, amount, justification: "mine", status: "allocated" },
      })
    ).json();
  const number = await fileRequest(lab, officer, { recommended: 80 });
  expect(await post(number, 5000)).toMatchObject({
    success: false,
    code: "CONFLICT",
    message: "The amount of this request is now $80.00. Please review it before you approve.",
    values: { amount: 80 },
  });
  expect(await stored(number)).toMatchObject({ status: "pending", allocations: [], approvals: [] });
  expect(await post(number, 80)).toMatchObject({ amount: 80, status: "allocated" });
  expect(await post(await fileRequest(lab, officer, { recommended: 80 }), 12.34)).toMatchObject({
    amount: 12.34,
  });
  expect(await post(await fileRequest(lab, officer, { recommended: 80 }))).toMatchObject({ amount: 80 });
  expect(await post(await fileRequest(lab, officer, { recommended: 80 }), -1)).toMatchObject({
    success: false,
    fields: { amount: ["amount must be at least one cent"] },
  });
});

test("if twenty people approve a request at once, there is one allocation", async () => {
  await approveAtOnce(lab, { requests: 2, clicks: 20 });
});

test("a denial requires a reason, shows it, and voids waiting money", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 700 });
  await ask(officer, approve, await shownTo(officer, number));
  expect(
    (await ask(officer, deny, { ...(await shownTo(officer, number)), reason: "  " })).fields,
  ).toHaveProperty("reason");
  const { data } = await ask(officer, deny, {
    ...(await shownTo(officer, number)),
    reason: "Another fund covers it",
  });
  expect(data.denyRequest.request).toEqual({
    status: "denied",
    decisionReason: "Another fund covers it",
    allocations: [{ status: "denied" }],
  });
  expect((await ask(officer, approve, await shownTo(officer, number))).message).toBe(
    "This request is already denied. You denied it just now.",
  );
});

test("distribution completes the request, once", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const approved = await ask(officer, approve, await shownTo(officer, number));
  const { id, number: allocation } = approved.data.approveRequest.request.allocations[0];
  expect((await ask(officer, distribute, { id })).data.markDistributed.request).toEqual({
    status: "completed",
    allocations: [{ status: "distributed" }],
  });
  expect((await ask(officer, distribute, { id })).code).toBe("CONFLICT");
  const repeat = await officer.fetch(`/api/fund-allocations/${allocation}/status`, {
    method: "PATCH",
    body: { status: "distributed" },
  });
  expect(await repeat.json()).toMatchObject({ status: "distributed" });
  const patch = await officer.fetch(`/api/emergency-requests/${number}/status`, {
    method: "PATCH",
    body: { status: "completed" },
  });
  expect(patch.status).toBe(200);
});

test("the specified client, which allocates and then patches the status, has the same result", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  expect(
    (
      await officer.fetch("/api/fund-allocations", {
        method: "POST",
        body: { requestId: number, amount: 500, justification: "x", status: "allocated" },
      })
    ).status,
  ).toBe(201);
  const patched = await officer.fetch(`/api/emergency-requests/${number}/status`, {
    method: "PATCH",
    body: { status: "approved" },
  });
  expect(await patched.json()).toMatchObject({ status: "approved" });
  expect(await (await officer.fetch(`/api/fund-allocations/request/${number}`)).json()).toHaveLength(1);
  expect(
    (
      await officer.fetch(`/api/emergency-requests/${number}/status`, {
        method: "PATCH",
        body: { status: "denied" },
      })
    ).status,
  ).toBe(409);
});

test("over REST a denial without a reason is recorded as not given", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const answer = await officer.fetch(`/api/emergency-requests/${number}/status`, {
    method: "PATCH",
    body: { status: "rejected" },
  });
  expect(await answer.json()).toMatchObject({ status: "denied", approvalNotes: "No reason was given." });
});

const form = { "content-type": "application/x-www-form-urlencoded" };

test("the supervisor's link decides once, by its form and not by being opened", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { recommended: 800 });
  await ask(officer, approve, await shownTo(officer, number));
  const path = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  const supervisor = await lab.visitor();
  for (const method of ["GET", "HEAD", "GET"])
    expect((await supervisor.fetch(path, { method })).status).toBe(200);
  const page = await (await supervisor.fetch(path)).text();
  expect(page).toContain("$800.00");
  expect(page).not.toContain("Ibarra");
  expect(page).not.toMatch(/<script|\schecked\s/);
  expect((await stored(number)).status).toBe("processing");

  const carried = carriedBy(page);
  const empty = await sendForm(supervisor, path, carried);
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain("Please choose an answer");
  const unexplained = await sendForm(supervisor, path, { ...carried, decision: "deny", reason: "" });
  expect(await unexplained.text()).toContain("Please give a reason");

  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      sendForm(supervisor, path, { ...carried, decision: n % 2 ? "approve" : "deny", reason: "Not now" }),
    ),
  );
  const row = await stored(number);
  expect(["approved", "denied"]).toContain(row.status);
  expect(row.approvals.filter(({ actorKind }) => actorKind === "supervisor")).toHaveLength(1);
  expect(row.allocations.filter(({ status }) => status === "allocated")).toHaveLength(
    row.status === "approved" ? 1 : 0,
  );
  expect(await (await supervisor.fetch(path)).text()).toContain(`is ${row.status}`);
});

test("the approval page shows the need without identifying the person", async () => {
  const officer = await signInOfficer(lab);
  const { createRequest } = await import("../../../graph/intake/requests/create.ts");
  const requestDetails =
    "noor needs food for two. Ibarra-Whitlock waits at 9 Birch Road, call 512 555 0177 or n.i@mail.example";
  const { id } = await createRequest(await officer.context(), newRequestForm({ requestDetails }));
  const path = (await linkInMail(lab, { kind: "supervisor-approval", requestId: id }))!;
  const page = await (await (await lab.visitor()).fetch(path)).text();
  expect(page).toContain("needs food for two");
  expect(page).not.toMatch(/noor|ibarra|whitlock|birch|0177|mail\.example/i);
});

test("an expired or unknown approval link says so and decides nothing", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const path = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  lab.setNow(new Date(Date.now() + 73 * 3_600_000));
  const supervisor = await lab.visitor();
  expect(
    (await supervisor.fetch(path, { method: "POST", body: "decision=approve", headers: form })).status,
  ).toBe(410);
  lab.setNow(new Date());
  expect((await supervisor.fetch(`/approve/${"x".repeat(43)}`)).status).toBe(404);
  expect((await stored(number)).status).toBe("pending");
});

test("a supervisor approves only for an officer whom that supervisor has confirmed", async () => {
  const officer = await signInOfficer(lab, { trust: null });
  const number = await fileRequest(lab, officer);
  const path = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  const answer = await answerOnPage(await lab.visitor(), path, { decision: "approve" });
  expect(await answer.text()).toContain("Please confirm your officer first");
  expect((await stored(number)).status).toBe("pending");
});
