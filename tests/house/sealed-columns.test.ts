import { expect, test } from "vitest";
import { columnsOf, models } from "../../graph/core/personal/read.ts";
import { sealedColumns } from "../../graph/platform/system/key-rotation/sealed-columns.ts";

test("a key rotation knows every sealed column of the schema", () => {
  const sealed = models.flatMap((model) =>
    columnsOf(model)
      .filter((column) => column.endsWith("Sealed"))
      .map((column) => `${model}.${column}`),
  );
  expect(sealed.length).toBeGreaterThan(10);
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    sealed.toSorted(),
  );
});
