import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { ask, globalId, signInAdmin, signInOfficer, type Answer } from "../people.ts";
import type { Lab } from "../kernel.ts";
import { fileForVictim, someone } from "./approvals.ts";
import { asInput, provider } from "./dispatches.ts";

/** Two agencies, an administrator of the first, and the program that moves its cases. */
async function openMoves(lab: Lab) {
  const add = async (name: string, domain: string) =>
    (await lab.db.agency.create({ data: { name, domains: { create: { domain } } } })).id;
  const [loses, gains] = [await add("Loses", "loses.example.gov"), await add("Gains", "gains.example.gov")];
  const names = ["Plain", "Pool"];
  const [plain, pool] = await lab.db.vendor.createManyAndReturn({
    data: names.map((name) => ({ key: name, name, helpTypes: ["transportation" as const] })),
  });
  return {
    program: await signInAdmin(lab, { role: "super_admin" }),
    of: await signInAdmin(lab, { agencies: [loses] }),
    ...{ gains, plain: plain?.id ?? 0, pool: pool?.id ?? 0 },
  };
}
type Moves = Awaited<ReturnType<typeof openMoves>>;

const stateOf = (lab: Lab, id: number) =>
  lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    select: { version: true, status: true, agencyId: true, allocations: true, dispatches: true },
  });

/** As a person moves it: what changed meanwhile is looked at, and moved again. */
async function move(lab: Lab, { program, gains }: Moves, number: number): Promise<Answer> {
  const source = `mutation ($input: MoveCaseInput!) { moveCase(input: $input) { request { agencyNumber } } }`;
  for (let turn = 1; ; turn++) {
    const { version } = await stateOf(lab, number);
    const id = globalId("EmergencyRequest", number);
    const answer = await ask(program, source, { input: { id, agency: gains, reason: "Elsewhere", version } });
    if (answer.code !== "CONFLICT" || turn === 2) return answer;
  }
}

/** A case of the agency, what its administrator does in it, and what that leaves. */
interface Act {
  audited: string;
  file: (lab: Lab, number: number, moves: Moves) => Promise<unknown>;
  run: (moves: Moves, number: number, version: number) => Promise<Answer>;
  left: (state: Awaited<ReturnType<typeof stateOf>>) => unknown;
  /** What is left if it was done, and if it was refused. */
  done: unknown;
  refused: unknown;
}

const give = (vendor: "plain" | "pool"): Act => ({
  audited: "request.dispatched",
  async file(lab, id, moves) {
    await lab.db.emergencyRequest.update({
      where: { id },
      data: { status: "approved", approvedAt: lab.now() },
    });
    const data = { requestId: id, amountCents: 5000, justification: "Needed", status: "allocated" as const };
    await lab.db.fundAllocation.create({ data });
    // A code of a pool is taken under a lock; any other dispatch has none.
    if (vendor === "plain") return;
    const code = `POOL-${id}`;
    const codeSealed = lab.keys.seal(code, "VendorCode.code");
    await lab.db.vendorCode.create({
      data: { vendorId: moves.pool, codeSealed, codeKey: code, batch: "race" },
    });
  },
  run: ({ of, ...moves }, number) =>
    ask(
      of,
      `mutation ($input: DispatchHelpInput!) { dispatchHelp(input: $input) { request { number } } }`,
      asInput(number, [provider(moves[vendor], "transportation", { estimatedValue: 20 })]),
    ),
  left: ({ status, allocations, dispatches }) => [
    ...[status, allocations.map((one) => one.amountCents)],
    dispatches.map((one) => one.estimatedValueCents),
  ],
  done: ["dispatched", [5000], [2000]],
  refused: ["approved", [5000], []],
});

const approve: Act = {
  audited: "request.approved",
  file: async () => undefined,
  run: ({ of }, number, version) =>
    ask(
      of,
      `mutation ($input: ApproveRequestInput!) { approveRequest(input: $input) { request { number } } }`,
      { input: { id: globalId("EmergencyRequest", number), amount: 50, version } },
    ),
  left: ({ status, allocations }) => [status, allocations.map((one) => [one.status, one.amountCents])],
  done: ["approved", [["allocated", 5000]]],
  refused: ["pending", []],
};

const acts = [give("plain"), approve, give("pool"), approve];
/** So many pairs at the same time: two connections each. */
const abreast = 4;

/**
 * Moves cases while an administrator of the agency that loses them gives help in them or approves
 * them. In either order, nothing is done in a case after it was moved. Returns how often each was
 * first.
 */
export async function raceMoves(lab: Lab, pairs: number): Promise<{ done: number; refused: number }> {
  const moves = await openMoves(lab);
  const ends = { done: 0, refused: 0 };
  // The one that lost starts a little earlier in the next pair of its kind, so that both win some.
  const leads = new Map(acts.map((act) => [act, 10]));
  for (let first = 0; first < pairs; first += abreast) {
    const turns = Array.from(
      { length: Math.min(abreast, pairs - first) },
      (_one, at) => acts[at % acts.length]!,
    );
    const cases = [];
    for (const act of turns) {
      const officer = await signInOfficer(lab, { supervisorEmail: "chief@loses.example.gov" });
      const number = await fileForVictim(lab, officer, someone(), 50);
      await act.file(lab, number, moves);
      cases.push({ act, number, version: (await stateOf(lab, number)).version });
    }
    await Promise.all(
      cases.map(async ({ act, number, version }) => {
        const lead = leads.get(act) ?? 0;
        const [told, moved] = await Promise.all([
          wait(Math.max(0, -lead)).then(() => act.run(moves, number, version)),
          wait(Math.max(0, lead)).then(() => move(lab, moves, number)),
        ]);
        expect([undefined, "NOT_FOUND", "CONFLICT"], told.message).toContain(told.code);
        expect(moved.data?.moveCase.request.agencyNumber, moved.message).toBe(moves.gains);
        const isDone = told.code === undefined;
        ends[isDone ? "done" : "refused"] += 1;
        leads.set(act, lead + (isDone ? -2 : 2));
        // Their numbers are drawn under the lock of the request.
        const entries = await lab.db.auditEntry.findMany({
          where: {
            resourceId: `${number}`,
            outcome: "success",
            action: {
              in: ["request.moved", "request.dispatched", "request.approved", "request.approval-recorded"],
            },
          },
          orderBy: { id: "asc" },
        });
        expect(entries.map(({ action }) => action)).toEqual([
          ...(isDone ? [act.audited] : []),
          "request.moved",
        ]);
        const state = await stateOf(lab, number);
        expect(state.agencyId).toBe(moves.gains);
        expect(act.left(state)).toEqual(isDone ? act.done : act.refused);
        // What was refused stays refused.
        if (!isDone) expect((await act.run(moves, number, state.version)).code).toBe("NOT_FOUND");
      }),
    );
  }
  const taken = await lab.db.vendorCode.count({ where: { state: "taken" } });
  expect(taken).toBe(await lab.db.helpDispatch.count({ where: { codeId: { not: null } } }));
  return ends;
}
