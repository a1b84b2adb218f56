// A process that moves money until it is killed: four cases at a time are approved, dispatched,
// voided, redeemed, undone and completed, and the ledger is verified in between. It names each act
// as it begins and ends.
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { allocate } from "../../../graph/allocations/approval/approve.ts";
import { openKernel } from "../../../graph/app/kernel.ts";
import { systemContext, type Context } from "../../../graph/core/context.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { dispatchHelp } from "../../../graph/dispatches/dispatch.ts";
import { voidDispatch } from "../../../graph/dispatches/take-back.ts";
import { verifyFunds } from "../../../graph/funds/verify.ts";
import { redeemByPhone, undoByAdministrator } from "../../../graph/redemption/by-phone.ts";

const atOnce = 4;
const { kernel } = await openKernel(readEnv(process.env));
const { db } = kernel;
const context: Context = {
  ...systemContext(kernel, "kills"),
  viewer: {
    kind: "admin",
    sessionId: 1,
    adminId: 1,
    username: "kills",
    roles: ["super_admin"],
    emailKey: "kills@fund.example",
    owes: null,
  },
};
const vendors = await db.vendor.findMany({ where: { key: { in: ["uber", "doordash"] } } });
const providers = vendors.map(({ id: vendorId, helpTypes: [helpType] }) => ({ vendorId, helpType }));

let count = 0;
const say = (line: string) => process.stdout.write(`${line}\n`);
async function act<Answer>(name: string, does: () => Promise<Answer>): Promise<Answer> {
  const mark = `${name} ${++count}`;
  say(`begin ${mark}`);
  const answer = await does();
  say(`end ${mark}`);
  return answer;
}

async function fileOne(): Promise<number> {
  const mark = kernel.random.uuid();
  const { id } = await db.emergencyRequest.create({
    data: {
      caseId: `EM-2026-${randomInt(2 ** 47)}`,
      status: "processing",
      victimName: `Person ${mark}`,
      victimContact: "",
      victimAddress: "",
      victimPhone: "",
      victimEmail: `${mark}@example.com`,
      requestDetails: "A ride and a meal",
      requestedHelpTypes: ["food", "transportation"],
      aiRecommendationCents: 12_000,
      victimInfo: {
        create: {
          fullName: `Person ${mark}`,
          dateOfBirthSealed: "",
          address: "",
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          phone: "",
          email: `${mark}@example.com`,
          needStatement: "",
          relationToOfficer: "",
          employmentStatus: "unemployed",
        },
      },
    },
    select: { id: true },
  });
  return id;
}

async function moveMoney(turn: number): Promise<void> {
  const id = await fileOne();
  await act("approve", () => allocate(context, id));
  const given = await act("dispatch", () => dispatchHelp(context, id, { providers, overReason: "A test" }));
  const [first = 0, second = 0] = given;
  await act("void", () => voidDispatch(context, first, { reason: "A test" }));
  await act("redeem", () => redeemByPhone(context, second, { amount: 5 }));
  if (turn % 2) await act("undo", () => undoByAdministrator(context, second));
  if (turn % 4 === 0) await act("verify", () => verifyFunds(kernel));
}

say("ready");
await Promise.all(
  Array.from({ length: atOnce }, async (_, n) => {
    await wait(n * 10); // so that they are not at the same act
    for (let turn = n; ; turn++) await moveMoney(turn);
  }),
);
