import { graphql } from "graphql";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "../../../graph/app/schema.ts";
import { explained } from "../../../graph/core/graphql/errors.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { requestCallback } from "../../../graph/community/support/callback.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const phone = "+14155550132";
const list = `query ($filter: CallbackFilter) {
  callbacks(filter: $filter) {
    totalCount waiting late lateSince nextDueAt
    edges { node { id number name requestType state ownerName isMine dueAt dialledAt answeredAt closedAt note } }
  }
}`;
const shown = "{ callback { state ownerName isMine dialledAt answeredAt closedAt note } }";
const act = (name: string) => {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const answer = name === "openCallback" ? "{ phone message }" : shown;
  return `mutation ($input: ${input}!) { ${name}(input: $input) ${answer} }`;
};
const acts = [
  "openCallback",
  "claimCallback",
  "dialCallback",
  "answerCallback",
  "giveBackCallback",
  "closeCallback",
];

beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.db.callbackRequest.deleteMany());

let people = 0;
async function wait(form: Record<string, unknown> = {}): Promise<number> {
  const context = await (await lab.visitor()).context();
  const n = String(++people).padStart(2, "0");
  await requestCallback(context, {
    sessionId: `session-${n}`,
    name: `Ana Ruiz ${n}`,
    phone: `415-555-01${n}`,
    ...form,
  });
  const { id } = await lab.db.callbackRequest.findFirstOrThrow({ orderBy: { id: "desc" } });
  return id;
}
const run = (caller: Caller, name: string, id: number, rest: Record<string, unknown> = {}) =>
  ask(caller, act(name), { input: { id: globalId("CallbackRequest", id), ...rest } });
const actionsOn = async (id: number) =>
  (
    await lab.db.auditEntry.findMany({
      where: { resourceType: "callback", resourceId: String(id) },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action);

test("a callback waits, is claimed, called, reached and closed, and each step is logged without the number", async () => {
  const id = await wait({ phone: "415-555-0132", requestType: "urgent", message: "Please ring after dark" });
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, list);
  expect(data.callbacks).toMatchObject({ totalCount: 1, waiting: 1, late: 0 });
  expect(JSON.stringify(data)).not.toContain("0132");
  expect(JSON.stringify(data)).not.toContain("dark");

  const claimed = await run(admin, "claimCallback", id);
  expect(claimed.data.claimCallback.callback).toMatchObject({
    state: "claimed",
    ownerName: "Kim Ash",
    isMine: true,
  });
  const opened = await run(admin, "openCallback", id);
  expect(opened.data.openCallback).toEqual({ phone, message: "Please ring after dark" });
  const dialled = await run(admin, "dialCallback", id);
  expect(dialled.data.dialCallback.callback.dialledAt).not.toBeNull();
  const answered = await run(admin, "answerCallback", id);
  expect(answered.data.answerCallback.callback.state).toBe("answered");
  const nothing = await run(admin, "closeCallback", id, { note: "  " });
  expect(nothing.fields).toEqual({ note: ["Please enter the outcome"] });
  const tooMuch = await run(admin, "closeCallback", id, { note: "x".repeat(1001) });
  expect(tooMuch.fields).toEqual({ note: ["Please use at most 1000 characters"] });
  const closed = await run(admin, "closeCallback", id, { note: "Found a room at the shelter." });
  expect(closed.data.closeCallback.callback).toMatchObject({
    state: "closed",
    note: "Found a room at the shelter.",
  });
  expect((await run(admin, "claimCallback", id)).message).toBe("This callback is closed.");
  expect(await actionsOn(id)).toEqual([
    "callback.requested",
    "callback.claimed",
    "callback.read",
    "callback.dialled",
    "callback.answered",
    "callback.closed",
  ]);
  const rows = await lab.db.auditEntry.findMany({
    where: { resourceType: "callback", resourceId: String(id) },
  });
  expect(JSON.stringify(rows.map(({ details }) => details))).not.toMatch(/555|Ana|dark|room/);
});

test("if two claim at once one wins, and the other learns who", async () => {
  const id = await wait();
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const answers = await Promise.all(admins.map((admin) => run(admin, "claimCallback", id)));
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  const slower = answers.find(({ code }) => code === "CONFLICT");
  expect(slower?.message).toBe("This callback is assigned to Kim Ash.");
  expect((await actionsOn(id)).filter((action) => action === "callback.claimed")).toHaveLength(1);
});

test("only its owner calls, reaches and closes; a super administrator may return it to the queue", async () => {
  const id = await wait();
  const [owner, other, head] = [
    await signInAdmin(lab),
    await signInAdmin(lab),
    await signInAdmin(lab, { role: "super_admin" }),
  ];
  for (const name of ["dialCallback", "answerCallback", "giveBackCallback"])
    expect((await run(owner, name, id)).message).toBe(
      "This callback isn't assigned to anyone. Claim it first.",
    );
  await run(owner, "claimCallback", id);
  expect((await run(owner, "claimCallback", id)).message).toBe("This callback is already assigned to you.");
  for (const name of ["claimCallback", "dialCallback", "answerCallback", "giveBackCallback"])
    expect(await run(other, name, id)).toMatchObject({
      code: "CONFLICT",
      message: "This callback is assigned to Kim Ash.",
    });
  expect((await run(other, "closeCallback", id, { note: "Done" })).code).toBe("CONFLICT");
  const back = await run(head, "giveBackCallback", id);
  expect(back.data.giveBackCallback.callback).toMatchObject({ state: "waiting", ownerName: null });
  expect((await run(owner, "answerCallback", id)).code).toBe("CONFLICT");
  expect((await run(other, "claimCallback", id)).code).toBeUndefined();
});

test("a callback of a deleted account can be claimed again", async () => {
  const id = await wait();
  const [owner, other] = [await signInAdmin(lab), await signInAdmin(lab)];
  await run(owner, "claimCallback", id);
  await lab.db.admin.delete({ where: { id: owner.adminId } });
  const { data } = await run(other, "claimCallback", id);
  expect(data.claimCallback.callback).toMatchObject({ state: "claimed", isMine: true });
});

test("urgent ones come first, then the longest waiting; counts overdue ones, and the next to become overdue", async () => {
  const start = new Date("2026-03-01T10:00:00Z");
  lab.setNow(start);
  const general = await wait();
  lab.setNow(new Date(start.getTime() + 60_000));
  const later = await wait();
  const urgent = await wait({ requestType: "urgent" });
  const admin = await signInAdmin(lab);
  const numbers = async (filter: Record<string, unknown> = {}) => {
    const { data } = await ask(admin, list, { filter });
    return rowsOf<{ number: number }>(data.callbacks).map(({ number }) => number);
  };
  expect(await numbers()).toEqual([urgent, general, later]);
  const { data } = await ask(admin, list);
  expect(data.callbacks).toMatchObject({ late: 0, lateSince: null, nextDueAt: "2026-03-01T10:06:00.000Z" });
  lab.setNow(new Date("2026-03-01T10:06:00Z"));
  expect((await ask(admin, list)).data.callbacks).toMatchObject({
    ...{ late: 1, lateSince: "2026-03-01T10:06:00.000Z" },
  });
  expect(await numbers({ view: "late" })).toEqual([urgent]);
  await run(admin, "claimCallback", urgent);
  expect(await numbers({ view: "late" })).toEqual([urgent]);
  expect(await numbers({ view: "mine" })).toEqual([urgent]);
  await run(admin, "answerCallback", urgent);
  expect(await numbers({ view: "late" })).toEqual([]);
  await run(admin, "closeCallback", urgent, { note: "She is safe" });
  expect(await numbers({ view: "closed" })).toEqual([urgent]);
  expect(await numbers({ view: "all" })).toEqual([urgent, later, general]);
  expect(await numbers({ search: `#${later}` })).toEqual([later]);
  expect(await numbers({ view: "all", search: "safe" })).toEqual([urgent]);
  expect(await numbers({ search: "4155550" })).toEqual([]);
  const refused = await ask(admin, list, { filter: { search: "x".repeat(101) } });
  expect(refused.code).toBe("INVALID");
  lab.setNow(new Date());
});

test("only administrators read the queue or change it", async () => {
  const id = await wait();
  const fresh = await signInAdmin(lab, { mustChangePassword: true });
  for (const [person, code] of [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [await signInOfficer(lab), "FORBIDDEN"],
    [fresh, "FORBIDDEN"],
  ] as const) {
    expect((await ask(person, list)).code).toBe(code);
    for (const name of acts) {
      const answer = await run(person, name, id, name === "closeCallback" ? { note: "x" } : {});
      expect(answer.code).toBe(code);
      expect(JSON.stringify(answer)).not.toContain("Ana");
    }
    expect(
      (await ask(person, `{ node(id: "${globalId("CallbackRequest", id)}") { id } }`)).code,
    ).toBeDefined();
  }
  expect(await lab.db.callbackRequest.findUnique({ where: { id } })).toMatchObject({
    status: "waiting",
    ownerId: null,
  });
  expect(await actionsOn(id)).toEqual(["callback.requested"]);
});

test("rejects another object's ID, and a missing one", async () => {
  const admin = await signInAdmin(lab);
  for (const name of acts) {
    const rest = name === "closeCallback" ? { note: "x" } : {};
    expect((await run(admin, name, 999_999, rest)).code).toBe("NOT_FOUND");
    const strange = { input: { id: globalId("Resource", 1), ...rest } };
    expect((await ask(admin, act(name), strange)).code).toBe("INVALID");
  }
});

test("by its id, a deleted one and a hidden one answer alike, without a word about requests", async () => {
  const id = await wait();
  const node = async (who: Caller, number: number) => {
    const source = `{ node(id: "${globalId("CallbackRequest", number)}") { ... on CallbackRequest { name } } }`;
    const { errors } = await graphql({ schema, source, contextValue: await who.context() });
    const { message, extensions } = explained(lab, errors?.[0]);
    return { message, code: extensions["code"] };
  };
  const hidden = { message: coreSays.hidden, code: "NOT_FOUND" };
  expect(await node(await signInAdmin(lab), id + 1000)).toEqual(hidden);
  expect(await node(await signInOfficer(lab), id)).toEqual(hidden);
});
