import { expect, test } from "vitest";
import { newPasscodeForm } from "./passcodeForms.ts";

const problems = { short: "short", guessable: "guessable", different: "different", understood: "understood" };
const told = (values: Record<string, string>) => {
  const checked = newPasscodeForm(problems)["~standard"].validate({ understood: true, ...values });
  return "issues" in checked ? checked.issues?.map(({ message }) => message) : "taken";
};
const twice = (passcode: string) => told({ passcode, repeat: passcode });

test("eight characters are enough, and an emoji is one of them", () => {
  expect(twice("bicycles")).toBe("taken");
  expect(twice("bicycle")).toEqual(["short"]);
  expect(twice("🔑🔑🔑🔑")).toEqual(["short"]);
  expect(twice("        ")).toEqual(["short"]);
});

test("digits that anyone would try first are refused", () => {
  for (const passcode of ["12345678", "11223344", "20000000", "98769876"])
    expect(twice(passcode)).toEqual(["guessable"]);
  expect(twice("48127305")).toBe("taken");
});

test("the same letters from another keyboard are the same passcode", () => {
  const passcode = "ñandú café";
  expect(told({ passcode, repeat: passcode.normalize("NFD") })).toBe("taken");
  expect(told({ passcode, repeat: "nandu cafe" })).toEqual(["different"]);
});
