import { expect, test } from "vitest";
import { asPhrase, forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { demandUniqueName, isTaken } from "./unique-name.ts";

test.each([
  ["Robin Diaz", "robin  díaz"],
  ["Uber Eats", "UberEats"],
  ["Lyft", "Lуft"], // a Cyrillic у
  ["Modern Rides", "Modem Rides"],
  ["Vault 10", "Vault lO"],
])("%s and %s could be confused", (name, other) => expect(isTaken(name, ["Someone", other])).toBe(true));

test("other names do not", () => {
  expect(isTaken("Robin Diaz", [])).toBe(false);
  expect(isTaken("Robin Diaz", ["Robin Diaz 2", "Robyn Diaz"])).toBe(false);
});

test("a taken name is refused at its field", () => {
  const taken = asPhrase(forPrograms("Taken"));
  expect(() => demandUniqueName("Lyft", [{ name: "Uber" }], taken)).not.toThrow();
  expect(() => demandUniqueName("Lyft", [{ name: "LYFT" }], taken)).toThrowError(
    expect.objectContaining({ code: "CONFLICT", fields: { name: [expect.anything()] } }),
  );
});
