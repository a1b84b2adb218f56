// A process that moves money until it is killed: told "redeem", four cases at a time are redeemed,
// then moved on from one act to the next. Each act continues a case that an earlier process left,
// killed or not, so nothing is repeated to get there. It names each act as it begins and ends.
import { once } from "node:events";
import { allocate } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openKernel } from "../../../graph/app/kernel.ts";
import { systemContext, type Context } from "../../../graph/core/context.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { Refusal } from "../../../graph/core/errors.ts";
import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { verifyFunds } from "../../../graph/money/funds/verify.ts";
import { redeemByPhone, undoByAdministrator } from "../../../graph/help/redemption/by-phone.ts";
import { filePlainRequest } from "../../harness/requests/plain-request.ts";
import { int } from "../../../graph/core/database/columns.ts";

const atOnce = 4;
const { kernel } = await openKernel(readEnv(process.env));
const { db } = kernel;
const desk = (username: string): Context => ({
  ...systemContext(kernel, username),
  viewer: {
    kind: "admin",
    sessionId: 1,
    adminId: 1,
    username,
    roles: ["super_admin"],
    emailKey: `${username}@fund.example`,
    agencies: null,
    shownAgency: null,
    owes: null,
  },
});
const context = desk("kills");
/** The person who dispatched help does not redeem it. */
const second = desk("second");
const vendors = await db.vendor.findMany({ where: { key: { in: ["uber", "doordash"] } } });
const providers = vendors.map(({ id: vendorId, helpTypes: [helpType] }) => ({ vendorId, helpType }));

interface Act {
  name: string;
  /** Selects the cases that wait for this act; without it, the act needs none. */
  waiting?: string;
  /** Where there is none: makes one. Without it, the act before this one does. */
  make?: () => Promise<number>;
  does: (id: number) => Promise<unknown>;
}

const unused = `"voidedAt" IS NULL AND "redeemedAt" IS NULL AND "undoneAt" IS NULL`;
const acts: Act[] = [
  {
    name: "approve",
    waiting: `SELECT "id" FROM "EmergencyRequest" WHERE "status" = 'processing'`,
    make: () => filePlainRequest(kernel, 12_000),
    does: (id) => allocate(context, id),
  },
  {
    name: "dispatch",
    waiting: `SELECT "id" FROM "EmergencyRequest" WHERE "status" = 'approved'`,
    does: (id) => dispatchHelp(context, id, { providers, overReason: "A test" }),
  },
  {
    name: "void",
    waiting: `SELECT min("id") AS "id" FROM "HelpDispatch" WHERE ${unused} GROUP BY "requestId" HAVING count(*) = 2`,
    does: (id) => voidDispatch(context, id, { reason: "A test" }),
  },
  {
    name: "redeem",
    waiting: `SELECT max("id") AS "id" FROM "HelpDispatch" WHERE ${unused} GROUP BY "requestId"`,
    does: (id) => redeemByPhone(second, id, { amount: 5 }),
  },
  {
    name: "undo",
    waiting: `SELECT "id" FROM "HelpDispatch" WHERE "redeemedAt" > now() - interval '4 minutes'`,
    does: (id) => undoByAdministrator(context, id),
  },
  { name: "verify", does: () => verifyFunds(kernel) },
];

const say = (line: string) => process.stdout.write(`${line}\n`);

let count = 0;
async function carryOut(n: number): Promise<void> {
  const { name, waiting, make, does } = acts[n]!;
  let id = 0;
  if (waiting) {
    const text = `${waiting} ORDER BY random() LIMIT 1`;
    const find = () => kernel.sql({ name: `waiting-for-${name}`, row: { id: int }, text }, []);
    let [found] = await find();
    if (!found && make) found = { id: await make() };
    if (!found) {
      await carryOut(n - 1);
      [found] = await find();
    }
    if (!found) return; // another process was faster
    ({ id } = found);
  }
  const mark = `${name} ${++count} ${id}`;
  say(`begin ${mark}`);
  try {
    await does(id);
    say(`end ${mark}`);
  } catch (error) {
    // Another process was at the same case.
    if (!(error instanceof Refusal)) throw error;
    say(`refused ${mark}`);
  }
}

say("ready");
const [wanted] = (await once(process.stdin, "data")) as [Buffer];
const first = acts.findIndex(({ name }) => name === wanted.toString().trim());
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let n = first; ; n++) await carryOut(n % acts.length);
  }),
);
