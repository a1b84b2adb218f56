import { expect, test } from "vitest";
import { checkForm, checkSigns, letterNumber, spacedCode } from "./rules.ts";

test("numbers have six digits, and more if a year has more letters", () => {
  expect([letterNumber(2026, 1), letterNumber(2026, 1_234_567)]).toEqual(["L-2026-000001", "L-2026-1234567"]);
});

test.for([
  ["L-2026-000001", "K7QM-2XWD"],
  [" l-2026-000001 ", "k7qm 2xwd"],
  ["l2026000001", "K7QM2XWD"],
  ["L–2026–000001", "K7QM‑2XWD"],
  ["Ｌ−２０２６—٠٠٠٠٠١", "K7QM—2XWD\u200b"],
] as const)("%s and %s are read as intended", ([number, code]) => {
  expect(checkForm.parse({ number, code })).toEqual({ number: "L-2026-000001", code: "K7QM2XWD" });
});

test.for([
  ["", "K7QM2XWD", "number"],
  ["L-26-000001", "K7QM2XWD", "number"],
  ["L-2026-000001", "K7QM2XW", "code"],
  ["L-2026-000001", "K7QM-2XWD; DROP", "code"],
] as const)("rejects %s and %s at %s", ([number, code, field]) => {
  expect(checkForm.safeParse({ number, code }).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("a code has no confusable characters", () => {
  expect(checkSigns).not.toMatch(/[01ILO]/);
  expect(spacedCode("K7QM2XWD")).toBe("K7QM-2XWD");
});
