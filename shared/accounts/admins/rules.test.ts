import { expect, test } from "vitest";
import { generatePassword, safeNext, unmetPasswordRules } from "./rules.ts";

const unmet = (password: string, username = "dana") =>
  unmetPasswordRules(password, username).map(({ name }) => name);

test("accepts a long password with a capital and a special character", () => {
  expect(unmet("Kettle-orbit-92")).toEqual([]);
  expect(unmet("ünter Wegs nach Ätna!")).toEqual([]);
});

test("each rule names what is missing", () => {
  expect(unmet("Kettle-92")).toEqual(["length"]);
  expect(unmet("kettle-orbit-92")).toEqual(["capital"]);
  expect(unmet("KettleOrbit9245")).toEqual(["special"]);
  expect(unmet("")).toEqual(["length", "capital", "special", "uncommon"]);
});

test.each([
  "Password1234!",
  "P@ssw0rd2026!",
  "Welcome12345!",
  "Qwertyuiop12#",
  "Admin!Admin!1",
  "Summer2026!!!",
  "SafeVoice2026!",
  "AAAAAAAAAAA!a",
  "Letmein!!!!123",
  "ILoveYou12345!",
])("%s is a common password", (password) => {
  expect(unmet(password)).toEqual(["uncommon"]);
});

test("rejects a password that contains the username", () => {
  expect(unmet("Rosalind-grew-7-figs", "rosalind")).toEqual(["uncommon"]);
});

test("generates a password of 12 unambiguous characters that passes its own rules", () => {
  let seed = 7;
  const between = (from: number, to: number) =>
    from + ((seed = (seed * 48271) % 2147483647) % (to - from + 1));
  for (let n = 0; n < 200; n += 1) {
    const password = generatePassword(between);
    expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9!@#$%&*]{12}$/);
    expect(unmet(password)).toEqual([]);
  }
});

test("a sign-in redirects only to a path of this site", () => {
  expect(safeNext("/requests?status=pending", "/x")).toBe("/requests?status=pending");
  for (const foreign of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    null,
    "/admin/login",
    "/a\nb",
  ]) {
    expect(safeNext(foreign, "/x")).toBe("/x");
  }
});
