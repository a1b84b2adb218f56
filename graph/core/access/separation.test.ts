import { expect, test } from "vitest";
import { isSecondPerson, isSeparateSettler } from "./separation.shared.ts";

test("a deposit needs another person than the one who entered it", () => {
  expect(isSecondPerson({ adminId: 7 }, { enteredById: 7 })).toBe(false);
  expect(isSecondPerson({ adminId: 7 }, { enteredById: 8 })).toBe(true);
});

test("an administrator who dispatched help for a case may not settle its money", () => {
  const mayLeeSettle = (...dispatchedBy: string[]) =>
    isSeparateSettler({ username: "lee.ward" }, { dispatchedBy });
  expect(mayLeeSettle("ana.ruiz", "Lee.Ward")).toBe(false);
  expect(mayLeeSettle("ana.ruiz")).toBe(true);
  expect(mayLeeSettle()).toBe(true);
});
