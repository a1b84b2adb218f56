import { expect, test } from "vitest";
import { changeListAddress, readListAddress, type ListShape } from "./deskAddress.ts";

const shape: ListShape = {
  filter: { name: "state", choices: ["open", "resolved", "all"], usual: "open" },
  columns: ["createdAt", "name"],
  sort: { column: "createdAt", direction: "descending" },
};
const usual = { search: "", page: 1, sort: shape.sort, filter: "open" };
const read = (text: string) => readListAddress(new URLSearchParams(text), shape);

test("a URL holds search, filter, order, and page", () => {
  expect(read("q=food+bank&state=resolved&sort=name&direction=descending&page=3")).toEqual({
    search: "food bank",
    page: 3,
    sort: { column: "name", direction: "descending" },
    filter: "resolved",
  });
});

test.each([
  "",
  "page=0",
  "page=-1",
  "page=1.5",
  "page=x",
  "page=9e99",
  "state=deleted",
  "sort=password",
  "q=%20",
])("ignores unknown values: %s", (text) => expect(read(text)).toEqual(usual));

test("another search, filter or order starts at the first page; another page keeps the rest", () => {
  const at = new URLSearchParams("q=a&state=all&page=4&tab=lists");
  const changed = (change: Parameters<typeof changeListAddress>[1]) =>
    `${changeListAddress(at, change, shape)}`;
  expect(changed({ search: "b" })).toBe("q=b&state=all&tab=lists");
  expect(changed({ search: "" })).toBe("state=all&tab=lists");
  expect(changed({ filter: "open" })).toBe("q=a&tab=lists");
  expect(changed({ sort: { column: "name", direction: "ascending" } })).toBe(
    "q=a&state=all&tab=lists&sort=name&direction=ascending",
  );
  expect(changed({ page: 5 })).toBe("q=a&state=all&page=5&tab=lists");
  expect(changed({ page: 1 })).toBe("q=a&state=all&tab=lists");
});
