import { expect, test } from "vitest";
import { dayReader } from "../../core/tables/dates.ts";
import { billableCents, canAccept, judge, readStatementRow, settleForm } from "./rules.ts";

const today = { today: "2026-02-10", readDay: dayReader([]) };
const row = { code: "UBR-123", date: "2026-01-31", amount: "$1,234.50" };

test("a row is read in the spellings that providers use", () => {
  expect(readStatementRow(row, today)).toEqual({
    code: "UBR-123",
    on: new Date("2026-01-31T00:00:00Z"),
    cents: 123_450n,
  });
  expect(readStatementRow({ ...row, code: "UBR–１２３" }, today)).toMatchObject({ code: "UBR–１２３" });
  expect(readStatementRow({ ...row, date: "1/31/2026", amount: "7" }, today)).toMatchObject({
    on: new Date("2026-01-31T00:00:00Z"),
    cents: 700n,
  });
  expect(readStatementRow({ ...row, amount: "9999999999999.99" }, today)).toMatchObject({
    cents: 999_999_999_999_999n,
  });
});

test.each([
  ["code", { code: "" }],
  ["code", { code: "=1+1 cmd" }],
  ["date", { date: "2026-02-30" }],
  ["date", { date: "2026-02-11" }],
  ["date", { date: "yesterday" }],
  ["amount", { amount: "0" }],
  ["amount", { amount: "-5" }],
  ["amount", { amount: "5.001" }],
  ["amount", { amount: "=5+5" }],
  ["amount", { amount: "99999999999999" }],
])("a wrong %s names its column: %o", (column, change) => {
  expect(readStatementRow({ ...row, ...change }, today)).toMatchObject({ column });
});

const dispatch = {
  ...{ estimatedValueCents: 8_000, fundCents: null, actualCents: null },
  ...{ voidedAt: null, expiredAt: null },
};

test("a line is compared with what the fund holds for its code", () => {
  expect(judge(8_000n, dispatch, false)).toBe("matches");
  expect(judge(7_200n, dispatch, false)).toBe("matches");
  expect(judge(8_001n, dispatch, false)).toBe("more");
  expect(judge(6_000n, { ...dispatch, fundCents: 5_000 }, false)).toBe("more");
  expect(judge(7_300n, { ...dispatch, actualCents: 7_200 }, false)).toBe("more");
  expect(judge(7_200n, { ...dispatch, actualCents: 7_200 }, false)).toBe("matches");
  expect(judge(7_199n, { ...dispatch, actualCents: 7_200 }, false)).toBe("less");
  expect(judge(7_199n, { ...dispatch, actualCents: 7_200 }, true)).toBe("twice");
  expect(judge(8_000n, dispatch, true)).toBe("twice");
  expect(judge(8_000n, { ...dispatch, voidedAt: new Date() }, false)).toBe("after_void");
  expect(judge(8_000n, { ...dispatch, expiredAt: new Date() }, false)).toBe("not_redeemed");
  expect(judge(8_000n, undefined, false)).toBe("unknown_code");
});

test("only a line with help that can be paid is accepted, and every decision needs a reason", () => {
  expect(["more", "less", "not_redeemed"].every((one) => canAccept(one as "more"))).toBe(true);
  expect(["unknown_code", "twice", "after_void"].some((one) => canAccept(one as "twice"))).toBe(false);
  expect(settleForm.safeParse({ decision: "accept", reason: " " }).success).toBe(false);
});

test("a line of today is accepted", () => {
  expect(readStatementRow({ ...row, date: today.today }, today)).toMatchObject({ code: "UBR-123" });
});

test("the amount beside a difference is the one that the line was compared with", () => {
  for (const one of [dispatch, { ...dispatch, fundCents: 5_000 }, { ...dispatch, actualCents: 7_200 }]) {
    expect(judge(BigInt(billableCents(one)), one, false)).toBe("matches");
    expect(judge(BigInt(billableCents(one)) + 1n, one, false)).toBe("more");
  }
});
