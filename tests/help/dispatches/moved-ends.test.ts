import { beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { keepExpiringTasks } from "../../../graph/help/redemption/tasks.ts";
import { textOfMigration } from "../../harness/database/before-migration.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { writeLetters } from "../../harness/letters.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

async function changeZone(timeZone: string) {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone } });
  await lab.refreshConfig();
}
const iso = (end: Date | null | undefined) => end?.toISOString();

/** Help that was given at 21:40 in Chicago, and codes in the pool, while the zone is this one. */
async function givenIn(zone: string) {
  await changeZone(zone);
  lab.setNow(new Date("2026-11-23T03:40:00Z"));
  const [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
  const number = await approvedRequest(lab, { officer });
  const { Uber: uber, Lyft: lyft = 0 } = await vendorIds(lab);
  const [dispatch = 0] = await give(admin, number, [provider(uber, "transportation")]);
  await writeLetters(lab);
  await lab.db.vendorCode.deleteMany();
  const pooled = { vendorId: lyft, codeSealed: "", batch: "test" };
  await lab.db.vendorCode.createMany({
    data: [
      { ...pooled, codeKey: "day", expiresAt: new Date("2026-11-30T23:59:59.999Z") },
      { ...pooled, codeKey: "hour", expiresAt: new Date("2026-11-30T15:00:00Z") },
      { ...pooled, codeKey: "none" },
    ],
  });
  return async () => {
    const help = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } });
    const [letter] = await lab.db.letter.findMany({ where: { dispatchId: dispatch } });
    const codes = await lab.db.vendorCode.findMany({ orderBy: { id: "asc" } });
    return {
      help: iso(help.endsAt),
      letter: iso(letter?.validUntil),
      pool: codes.map(({ expiresAt }) => iso(expiresAt)),
    };
  };
}
const hour = "2026-11-30T15:00:00.000Z";

test("what ends on a day in UTC ends with that day in the installation's zone once it is known", async () => {
  const ends = await givenIn("UTC");
  const inUtc = "2026-11-30T23:59:59.999Z";
  expect(await ends()).toEqual({ help: inUtc, letter: inUtc, pool: [inUtc, hour, undefined] });
  await changeZone("America/Chicago");
  const inChicago = "2026-12-01T05:59:59.999Z";
  expect(await ends()).toEqual({ help: inChicago, letter: inChicago, pool: [inChicago, hour, undefined] });
  await changeZone("America/Chicago");
  expect((await ends()).help).toBe(inChicago);
});

test("a zone further east shortens nothing that a person holds; the pool follows its vendors' day", async () => {
  const ends = await givenIn("UTC");
  await changeZone("Pacific/Guam");
  // November 30 in UTC lasts until ten o'clock of December 1 in Guam.
  const end = "2026-12-01T13:59:59.999Z";
  expect(await ends()).toEqual({
    ...{ help: end, letter: end },
    pool: ["2026-11-30T13:59:59.999Z", hour, undefined],
  });
});

test("a code that is void keeps its end", async () => {
  const ends = await givenIn("UTC");
  const { help } = await ends();
  const { id } = await lab.db.helpDispatch.findFirstOrThrow({ orderBy: { id: "desc" } });
  await voidDispatch(await (await signInAdmin(lab)).context(), id, { reason: "Mistake" });
  await changeZone("America/Chicago");
  expect((await ends()).help).toBe(help);
});

test("codes that were given out, and letters, keep the later of two ends, until the end of the printed day", async () => {
  const ends = await givenIn("UTC");
  const { id } = await lab.db.helpDispatch.findFirstOrThrow({ orderBy: { id: "desc" } });
  // As it was stored: the vendor's end of a pool code, and seven days in the letter.
  await lab.db.helpDispatch.update({ where: { id }, data: { endsAt: new Date("2026-11-24T23:59:59.999Z") } });
  const validUntil = new Date("2026-11-30T03:40:00Z");
  await lab.db.letter.updateMany({ where: { dispatchId: id }, data: { validUntil } });
  const task = await lab.db.deskTask.create({
    data: {
      ...{ kind: "expiring_code", subjectType: "dispatch", subjectId: id },
      dueAt: new Date("2026-11-24T23:59:59.999Z"),
    },
  });
  const migration = textOfMigration("_one_end");
  const updates = [...migration.matchAll(/^UPDATE [^;]*;/gm)].map(([update]) => update);
  expect(updates).toHaveLength(3);
  for (const update of updates) await lab.db.$executeRawUnsafe(update);
  const printed = "2026-11-30T23:59:59.999Z";
  expect(await ends()).toMatchObject({ help: printed, letter: printed });
  const dueAt = async () => iso((await lab.db.deskTask.findUniqueOrThrow({ where: { id: task.id } })).dueAt);
  expect(await dueAt()).toBe(printed);

  await changeZone("America/Chicago");
  const end = "2026-12-01T05:59:59.999Z";
  expect(await ends()).toMatchObject({ help: end, letter: end });
  expect(await dueAt()).toBe(end);
  // Its task stays: more than a day is left, but a code gets one task in its life.
  lab.setNow(new Date("2026-11-29T12:00:00Z"));
  await keepExpiringTasks(systemContext(lab, "test"));
  expect((await lab.db.deskTask.findUniqueOrThrow({ where: { id: task.id } })).state).toBe("open");
});
