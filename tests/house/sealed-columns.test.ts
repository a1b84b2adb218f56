import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sealedColumns } from "../../graph/platform/system/key-rotation/sealed-columns.ts";

test("a key rotation knows every sealed column of the schema", () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const sealed = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)].flatMap(([, table, body]) =>
    [...body!.matchAll(/^ {2}(\w+Sealed)\b/gm)].map(([, column]) => `${table}.${column}`),
  );
  expect(sealed.length).toBeGreaterThan(10);
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    sealed.toSorted(),
  );
});
