import { beforeAll, expect, test } from "vitest";
import { bool, text } from "../../graph/core/database/columns.ts";
import type { PersonalClass, Subject } from "../../graph/core/personal/classes.ts";
import { columnsOf, describe, models, tableOf } from "../../graph/core/personal/read.ts";
import type { Model } from "../../graph/core/personal/types.ts";
import { sealedColumns } from "../../graph/platform/system/key-rotation/sealed-columns.ts";
import {
  canaryOf,
  firstMade,
  madeModels,
  makeCases,
  personalColumns,
} from "../harness/personal/made-cases.ts";
import { conditionOf } from "../../graph/core/personal/rows.sql.ts";
import { buildCanaryCase, identification, secrets } from "../harness/requests/canary-case.ts";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
const cases = 300;
let owners: Partial<Record<Subject, number>>;

beforeAll(async () => {
  const { number, officer } = await buildCanaryCase(lab);
  owners = { request: number, case: officer.verificationId, officer: officer.officerId };
  await makeCases(lab, cases);
}, 120_000);

/** The texts of a model's column, and whether the row belongs to these subjects. */
async function rowsOf(model: Model, column: string, whose: Partial<Record<Subject, number>>) {
  const sealed = sealedColumns.find((one) => one.table === model && one.column === column);
  const conditions = Object.entries(whose).flatMap(
    ([subject, number]) => conditionOf(model, subject as Subject)?.replaceAll("$1", `${number}`) ?? [],
  );
  const statement = {
    name: "",
    row: { key: text, value: text, isTheirs: bool },
    text: `SELECT t."${sealed?.key ?? column}"::text AS "key", t."${column}"::text AS "value",
      coalesce(${conditions.join(" OR ") || "false"}, false) AS "isTheirs" FROM "${model}" t WHERE t."${column}" IS NOT NULL`,
  };
  const rows = await lab.sql<{ key: string; value: string; isTheirs: boolean }>(statement, []);
  const isSecret = describe(model, column)!.of === "secret";
  const open = (key: string, value: string) =>
    sealed && !isSecret && !value.startsWith("zq ") ? lab.keys.open(value, sealed.place(key)) : value;
  return rows.map(({ key, value, isTheirs }) => ({ value: open(key, value), isTheirs }));
}

test("of 300 cases, the entries find each canary in its own case and in no other", async () => {
  expect(madeModels.length).toBeGreaterThan(15);
  expect(madeModels.flatMap(personalColumns).length).toBeGreaterThan(60);
  const chosen = Array.from({ length: 5 }, () => firstMade + Math.floor(Math.random() * cases));
  for (const number of chosen)
    for (const model of madeModels)
      for (const column of personalColumns(model)) {
        const rows = await rowsOf(model, column, { request: number, case: number });
        const theirs = rows
          .filter(({ isTheirs }) => isTheirs)
          .map(({ value }) => value.replaceAll(/[{}"]/g, ""));
        expect(theirs, `${model}.${column} of ${number}`).toEqual([canaryOf(model, column, number)]);
      }
});

/** Where the product itself writes the values of a case. */
const impersonal: readonly PersonalClass[] = ["none", "reference", "money", "network"];
const canaries = [...Object.values(secrets), ...Object.values(identification)];

test("what the product wrote of a case is in columns of a person's class, in rows that the entries find", async () => {
  const wrong: string[] = [];
  const found = new Set<string>();
  for (const model of models)
    for (const column of columnsOf(model)) {
      const rows = await rowsOf(model, column, owners);
      for (const { value, isTheirs } of rows) {
        const canary = canaries.find((one) => value.includes(one));
        if (!canary) continue;
        found.add(`${model}.${column}`);
        const { of } = describe(model, column)!;
        if (impersonal.includes(of)) wrong.push(`${model}.${column} is ${of}: ${canary}`);
        const isSender = tableOf(model).of?.sender !== undefined;
        if (!isTheirs && !isSender && of !== "admin" && of !== "secret")
          wrong.push(`${model}.${column} is not found`);
      }
    }
  expect(wrong).toEqual([]);
  expect(found.size).toBeGreaterThan(25);
});
