import { expect, test } from "vitest";
import { daysLeft, depositForm, fundForm } from "./rules.ts";
import { modeOf } from "./kinds.ts";

test("a fund lasts as long as at the pace of the last 14 days", () => {
  expect(daysLeft(100_000, 14_000)).toBe(100);
  expect(daysLeft(1_999, 14_000)).toBe(1);
  expect(daysLeft(0, 14_000)).toBe(0);
  expect(daysLeft(100_000, 0)).toBeNull();
  expect(daysLeft(100_000, -500)).toBeNull();
  expect(daysLeft(9_000_000_000_000, 1)).toBe(999);
});

test("a frozen fund shows that before its mode", () => {
  expect(modeOf({ mode: "held", frozenAt: new Date() })).toBe("frozen");
  expect(modeOf({ mode: "counted", frozenAt: null })).toBe("counted");
});

test.each([0, -5, 0.001, 12.345, Number.NaN, 2e12])("a deposit of %s dollars is refused", (amount) => {
  expect(depositForm.safeParse({ amount, reference: "Wire 1" }).success).toBe(false);
});

test("a deposit names its payment, in any amount of whole cents", () => {
  expect(depositForm.parse({ amount: 900_000_000.07, reference: " Wire 1 " })).toEqual({
    kind: "deposit",
    amount: 900_000_000.07,
    reference: "Wire 1",
  });
  expect(depositForm.safeParse({ amount: 5, reference: " " }).success).toBe(false);
  expect(depositForm.safeParse({ amount: 1_000_000_000_000, reference: "Wire 1" }).success).toBe(false);
});

test("a typed deposit is read as it is written, and never guessed", () => {
  const amountOf = (amount: string) => depositForm.safeParse({ amount, reference: "Wire 1" }).data?.amount;
  expect(["$1,500.00", "72,50", "USD 72.50"].map(amountOf)).toEqual([1500, 72.5, 72.5]);
  expect(["1e9", "0x64", "1,029", "-5", ""].map(amountOf)).toEqual(Array(5).fill(undefined));
});

test("a fund that ends before it starts is refused", () => {
  const form = { name: "Rooms", priority: 10, startsOn: "2026-02-01", endsOn: "2026-01-01" };
  expect(fundForm.safeParse(form).success).toBe(false);
  expect(fundForm.safeParse({ ...form, endsOn: null }).success).toBe(true);
  expect(fundForm.safeParse({ ...form, endsOn: "2026-02-30" }).success).toBe(false);
});
