import { beforeEach, expect, test } from "vitest";
import { sqlWithin } from "../../../graph/core/database/statement.ts";
import { writeDestroyed } from "../../../graph/platform/backup/destroyed/journal.ts";
import { replayDestroyed } from "../../../graph/platform/backup/destroyed/replay.ts";
import { readMade } from "../../../graph/platform/backup/destroyed/rows.sql.ts";
import { useKernel } from "../../harness/kernel.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { writeRunningDestruction } from "../../harness/records/done.ts";

/* A backup in which a destruction of the class and year was open, and a journal of another one. */

const lab = useKernel();
const hour = 3_600_000;
let year = 2001;
let open: number;
let number = firstMade - 1;

beforeEach(async () => {
  year += 1;
  number += 1;
  if (number === firstMade) await makeCases(lab, 4);
  open = await writeRunningDestruction(lab, { record: "cases", year });
});

async function replay(hoursAfter: number) {
  const before = await lab.db.destruction.findUniqueOrThrow({ where: { id: open } });
  const approvedAt = new Date(before.approvedAt!.getTime() + hoursAfter * hour);
  const units = await lab.db.$transaction((tx) =>
    readMade(sqlWithin(tx), "request", "EmergencyRequest", [number]),
  );
  await writeDestroyed(lab.env.DATA_DIR, { ...before, id: 900 + number, approvedAt }, [units]);
  return replayDestroyed({ db: lab.db, files: lab.files, dataDir: lab.env.DATA_DIR });
}
const states = async () =>
  (await lab.db.destruction.findMany({ where: { year }, orderBy: { id: "asc" } })).map(
    ({ state, units }) => `${state} ${units}`,
  );

test("an earlier one that the backup has open had ended", async () => {
  expect(await replay(1)).toBe(1);
  expect(await states()).toEqual(["done 0", "done 1"]);
  expect(await lab.db.victimInfo.count({ where: { requestId: number } })).toBe(0);
});

test("a later one that the backup has open goes on, with what was destroyed before it", async () => {
  expect(await replay(-1)).toBe(1);
  expect(await states()).toEqual(["running 1"]);
  expect(await lab.db.victimInfo.count({ where: { requestId: number } })).toBe(0);
});

test("its own one keeps its state", async () => {
  await lab.db.destruction.update({ where: { id: open }, data: { state: "stopped", stoppedBy: "one" } });
  expect(await replay(0)).toBe(1);
  expect(await states()).toEqual(["stopped 1"]);
});

test("a proposal is withdrawn, and a repeat changes nothing", async () => {
  await lab.db.destruction.update({ where: { id: open }, data: { state: "done", endedAt: lab.now() } });
  const { id: _id, ...data } = await lab.db.destruction.findUniqueOrThrow({ where: { id: open } });
  const none = { approvedById: null, approvedBy: null, approvedAt: null, endedAt: null };
  await lab.db.destruction.create({ data: { ...data, ...none, state: "proposed" } });
  expect(await replay(1)).toBe(1);
  expect(await states()).toEqual(["done 0", "withdrawn 0", "done 1"]);
  expect(await replay(1)).toBe(0);
});
