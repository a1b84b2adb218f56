import { expect, test } from "vitest";
import { changeListAddress, readListAddress, type ListShape } from "./deskAddress.ts";

const shape: ListShape = {
  filter: { name: "state", choices: ["open", "resolved", "all"], usual: "open" },
  columns: ["createdAt", "name"],
  sort: { column: "createdAt", direction: "descending" },
};
const usual = { search: "", sort: shape.sort, filter: "open" };
const read = (text: string) => readListAddress(new URLSearchParams(text), shape);

test("a URL holds search, filter, and order", () => {
  expect(read("q=food+bank&state=resolved&sort=name&direction=descending")).toEqual({
    search: "food bank",
    sort: { column: "name", direction: "descending" },
    filter: "resolved",
  });
});

test.each(["", "state=deleted", "sort=password", "q=%20"])("ignores unknown values: %s", (text) =>
  expect(read(text)).toEqual(usual),
);

test("another search, filter or order keeps the rest", () => {
  const at = new URLSearchParams("q=a&state=all&tab=lists");
  const changed = (change: Parameters<typeof changeListAddress>[1]) =>
    `${changeListAddress(at, change, shape)}`;
  expect(changed({ search: "b" })).toBe("q=b&state=all&tab=lists");
  expect(changed({ search: "" })).toBe("state=all&tab=lists");
  expect(changed({ filter: "open" })).toBe("q=a&tab=lists");
  expect(changed({ sort: { column: "name", direction: "ascending" } })).toBe(
    "q=a&state=all&tab=lists&sort=name&direction=ascending",
  );
});
