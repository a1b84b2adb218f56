import { expect, test } from "vitest";
import { isFor, partyIn } from "./guests.ts";

test.each([
  ["A husband and wife with two children need a room", { hasMan: true, hasWoman: true }],
  ["Mother of three, evicted", { hasMan: false, hasWoman: true }],
  ["Veteran, 61, sleeps in his car", { hasMan: true, hasWoman: false }],
  ["Una mujer con su esposo y su hijo", { hasMan: true, hasWoman: true }],
  ["Un père et sa fille", { hasMan: true, hasWoman: false }],
  ["Four people need a room", {}],
])("%s", (text, party) => {
  expect(partyIn([text, null], false)).toEqual(party);
});

test("a man whom a person flees is not with them", () => {
  expect(partyIn(["She fled her husband tonight"], true)).toEqual({ hasWoman: true });
});

test.each([
  ["Shelter for Women and Children", { hasMan: true }, undefined],
  ["Men's Shelter", { hasWoman: true, hasMan: true }, undefined],
  ["Men’s and Women’s Shelter", { hasMan: true, hasWoman: true }, 0],
  ["Veterans' Hope House", {}, 1],
  ["Family Shelter", { hasMan: true, hasWoman: true }, 0],
])("%s for %j", (name, party, fit) => {
  expect(isFor(name, party, 0)).toBe(fit);
});
