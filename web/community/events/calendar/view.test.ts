import { expect, test } from "vitest";
import { monthAddress, monthsBeside, readView } from "./view.ts";

const read = (address: string) => readView(new URLSearchParams(address));

test("the calendar opens as a list of July 2023", () => {
  expect(read("")).toEqual({ month: "2023-07", view: "list", day: undefined });
});

test("an address may name the month, the view and the day", () => {
  expect(read("month=2026-12&view=calendar&day=5")).toEqual({
    month: "2026-12",
    view: "calendar",
    day: "2026-12-05",
  });
});

test.for(["month=2026-13", "month=soon", "view=grid", "day=x", "day=0", "day=123", "month=&view=&day="])(
  "%s counts as not said",
  (address) => expect(read(address)).toEqual({ month: "2023-07", view: "list", day: undefined }),
);

test("another month forgets the day and keeps the view", () => {
  const search = new URLSearchParams("month=2023-07&view=calendar&day=15");
  expect(monthAddress(search, "2023-08")).toBe("/events?month=2023-08&view=calendar");
});

test("the calendar ends somewhere", () => {
  expect(monthsBeside("2023-07")).toEqual(["2023-06", "2023-08"]);
  expect(monthsBeside("2000-01")).toEqual([undefined, "2000-02"]);
  expect(monthsBeside("2099-12")).toEqual(["2099-11", undefined]);
});
