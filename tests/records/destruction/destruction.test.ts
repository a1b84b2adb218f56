import { beforeAll, expect, test } from "vitest";
import { listDue } from "../../../graph/records/destruction/due.ts";
import { recordClasses } from "../../../shared/records/schedules/rules.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { expectLedgerToAddUp, settle } from "../../harness/ledger.ts";
import { signInAdmin } from "../../harness/people.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { stripOf } from "../../../graph/core/personal/strip.ts";
import { firstMade, madeModels, makeCases, personalColumns } from "../../harness/personal/made-cases.ts";
import {
  dumpOf,
  goTo,
  runDestructions,
  setSchedules,
  startDestruction,
} from "../../harness/records/destruction.ts";
import { buildCanaryCase, identification, secrets } from "../../harness/requests/canary-case.ts";

const lab = useKernel();
let people: [Caller, Caller];
let number: number;
const victim = [secrets.name, secrets.phone, secrets.email, secrets.street, secrets.need];

beforeAll(async () => {
  ({ number } = await buildCanaryCase(lab));
  await makeCases(lab, 45);
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied' WHERE "id" >= ${firstMade}`,
  ]);
  const given = await lab.db.helpDispatch.findMany({ where: { requestId: number } });
  await settle(
    lab,
    given.map(({ id }) => id),
  );
  await lab.pool.query(`UPDATE "EmergencyRequest" SET "status" = 'completed' WHERE "id" = ${number}`);
  await lab.db.callbackRequest.updateMany({ data: { status: "closed", closedAt: lab.now() } });
  await lab.db.feedback.updateMany({ data: { state: "handled", handledAt: lab.now() } });
  await lab.db.correction.updateMany({ data: { state: "resolved", resolvedAt: lab.now() } });
  people = [await signInAdmin(lab, { role: "super_admin" }), await signInAdmin(lab, { role: "super_admin" })];
}, 120_000);

/** What a strip of a person's record removes, in the words of the made cases. */
const removed = madeModels.flatMap((model) =>
  personalColumns(model)
    .filter((column) => stripOf(model, column) !== "keep")
    .map((column) => `zq ${model} ${column} `.toLowerCase()),
);

const leaks = async () =>
  [...(await dumpOf(lab))].flatMap(([table, text]) =>
    [...victim, ...Object.values(identification), ...removed]
      .filter((word) => text.includes(word))
      .map((word) => `${table}: ${word}`),
  );

test("all", async () => {
  const year = new Date().getFullYear();
  await setSchedules(lab, people);
  await goTo(lab, new Date(`${year + 2}-02-01T12:00:00Z`));
  await lab.db.deskTask.updateMany({ data: { state: "done", closedAt: lab.now() } });
  for (const record of recordClasses) {
    const due = (await listDue(await people[0].context())).find((one) => one.record === record);
    console.log(record, due?.due, due?.openMoney, due?.openReport);
    if (due?.due) await startDestruction(people, { record, year });
  }
  await runDestructions(lab);
  console.log(
    (await lab.db.destruction.findMany()).map(
      ({ record, state, units, rows }) => `${record} ${state} ${units} ${rows}`,
    ),
  );
  expect((await leaks()).filter((one) => !one.startsWith("ShiftHandover"))).toEqual([]);
  await expectLedgerToAddUp({ pool: lab.pool, embedded: true });
}, 120_000);
