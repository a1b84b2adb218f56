import { expect, it } from "vitest";
import { agencyDomain, conflictOf } from "./domains.ts";
import { agencyForm } from "./rules.ts";

it.each([
  ["police.example.gov", "police.example.gov", "taken"],
  ["mail.police.example.gov", "police.example.gov", "within"],
  ["example.gov", "police.example.gov", "within"],
  ["po1ice.example.gov", "police.example.gov", "alike"],
  ["pol-ice.example.gov", "police.example.gov", "alike"],
  ["carnpus.example.edu", "campus.example.edu", "alike"],
  ["sheriff.example.gov", "police.example.gov", undefined],
  ["otherpolice.example.gov", "police.example.gov", undefined],
])("finds what %s and %s have in common: %s", (one, other, conflict) => {
  expect(conflictOf(one, other)).toBe(conflict);
  expect(conflictOf(other, one)).toBe(conflict);
});

it("takes a domain as people type it", () => {
  expect(agencyDomain.parse(" @Police.Example.GOV ")).toBe("police.example.gov");
});

it.each(["gmail.com", "police", "police..gov", "pölice.example.gov", "a".repeat(300), "xn--plice-kva.gov"])(
  "refuses %s",
  (domain) => {
    expect(agencyForm.safeParse({ name: "Police", domains: [domain] }).success).toBe(false);
  },
);
