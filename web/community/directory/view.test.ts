import { expect, test } from "vitest";
import { readView, writeView } from "./view.ts";

const types = ["food", "legal"];
const read = (search: string) => readView(new URLSearchParams(search), types);
const write = (search: string, view: Parameters<typeof writeView>[1]) =>
  String(writeView(new URLSearchParams(search), view));

test("a view is what its address says", () => {
  expect(read("q=food+bank&state=TX&type=food")).toEqual({ text: "food bank", state: "TX", type: "food" });
  expect(read("")).toEqual({ text: "", state: undefined, type: undefined });
});

test("a state may be written by name; one that is none, or a type that is none, shows all", () => {
  expect(read("state=texas").state).toBe("TX");
  expect(read("state=ZZ&type=gold")).toEqual({ text: "", state: undefined, type: undefined });
});

test("only what changes is written, and what is all is left out", () => {
  expect(write("q=bank", { state: "TX" })).toBe("q=bank&state=TX");
  expect(write("q=bank&state=TX&from=mail", { state: undefined, text: " " })).toBe("from=mail");
});
