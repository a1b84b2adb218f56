import { expect, test } from "vitest";
import { createKeys } from "../../core/security/secrets.ts";
import { foldAddress } from "./normalize.ts";
import { personKeys } from "./keys.ts";

const keys = createKeys({ current: "a secret that only this test knows, 32 letters" });
const known = {
  victimName: "Noor Ibarra",
  victimPhone: "(512) 555-0143",
  victimAddress: "12 Elm Street, Austin, TX 78701",
  anonymous: false,
  record: {
    fullName: "Ibarra, NOOR",
    dateOfBirth: "1990-04-12",
    phone: "+1 512 555 0143",
    address: "12 Elm St., Austin, Texas 78701",
  },
};
const kinds = (more: object) =>
  personKeys({ keys }, { ...known, ...more })
    .map(({ kind }) => kind)
    .toSorted();

test("two spellings of one person have one key of each kind", () => {
  expect(kinds({})).toEqual(["address", "made", "name-and-birth", "phone"]);
});

test("an anonymous person has no key by name; unknown values give none", () => {
  expect(kinds({ anonymous: true })).toEqual(["address", "made", "phone"]);
  expect(kinds({ victimPhone: "", victimAddress: "Austin", record: null })).toEqual(["made"]);
});

test("no key reveals its source", () => {
  expect(JSON.stringify(personKeys({ keys }, known))).not.toMatch(/noor|5550143|elm/i);
});

test.each([
  ["12 Elm Street, Austin, TX 78701", "12 ELM ST, AUSTIN TX 78701", true],
  ["12 Elm Street, Apt 4, Austin, TX 78701", "12 Elm Street, Austin, TX 78701-1234", true],
  ["12 Elm Street, Austin, TX 78701", "14 Elm Street, Austin, TX 78701", false],
  ["12 Elm Street, Austin, TX 78701", "12 Elm Street, Dallas, TX 75201", false],
])("%s and %s", (one, other, isSame) => {
  expect(foldAddress(one) === foldAddress(other)).toBe(isSame);
});

test("an address without a house number matches no one", () => {
  expect(foldAddress("Austin, TX 78701")).toBe("");
  expect(foldAddress("")).toBe("");
});
