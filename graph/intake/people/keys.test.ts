import { expect, test } from "vitest";
import { createKeys } from "../../core/security/secrets.ts";
import { foldAddress } from "./normalize.ts";
import { personKeys } from "./keys.ts";

const keys = createKeys({ current: "a secret that only this test knows, 32 letters" });
const known = {
  victimName: "Noor Ibarra",
  victimPhone: "(512) 555-0143",
  victimEmail: "Noor@Example.org ",
  victimAddress: "12 Elm Street, Austin, TX 78701",
  anonymous: false,
  record: {
    fullName: "Ibarra, NOOR",
    dateOfBirth: "1990-04-12",
    governmentId: "TX-0781120",
    phone: "+1 512 555 0143",
    email: "noor@example.org",
    address: "12 Elm St., Austin, Texas 78701",
  },
};
const contact = ["address", "email", "phone"];
const kinds = (more: object) =>
  personKeys({ keys }, { ...known, ...more })
    .map(({ kind }) => kind)
    .toSorted();

test("two spellings of one person have one key of each kind", () => {
  expect(kinds({})).toEqual([...contact, "birth", "government-id", "made-2", "name-and-birth"].toSorted());
});

test("an anonymous person has no key by name; unknown values give none", () => {
  expect(kinds({ anonymous: true })).toEqual([...contact, "birth", "government-id", "made-2"].toSorted());
  expect(kinds({ victimPhone: "", victimEmail: "", victimAddress: "Austin", record: null })).toEqual([
    "made-2",
  ]);
});

test.each([
  ["Noor Ibarra", "1990-01-01", ["unsure-name-and-birth"]],
  ["N. Ibarra", "1990-04-12", ["unsure-name-and-birth"]],
  ["王明", "1990-04-12", ["name-and-birth"]],
  ["Jane Doe", "1990-04-12", []],
])("%s, born %s, has %j", (fullName, dateOfBirth, expected) => {
  const record = { ...known.record, fullName, dateOfBirth };
  expect(kinds({ record }).filter((kind) => kind.endsWith("name-and-birth"))).toEqual(expected);
});

test.each(["N/A", "1120", "000-00-0000", "123456789"])("%s is no government ID", (governmentId) => {
  expect(kinds({ record: { ...known.record, governmentId } })).not.toContain("government-id");
});

test("a telephone of zeros is no key", () => {
  expect(kinds({ victimPhone: "000-000-0000", record: null })).not.toContain("phone");
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
