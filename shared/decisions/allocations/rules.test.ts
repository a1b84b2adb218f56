import { describe, expect, test } from "vitest";
import { amountToAllocate, approve, authorityOf, isClaimKept } from "./rules.ts";
import { centsOf } from "../../core/forms/dollars.ts";
import { foldName, phoneDigits } from "../../../graph/intake/people/normalize.ts";

const facts = {
  amountCents: 50_000,
  requester: { personKey: "officer@city.gov", badgeKeys: ["4471@city.gov"] },
  approvedBy: [],
  autoApprovalLimitCents: 50_000,
  requiredApprovers: 1,
  needsAreConfirmed: true,
};
const officer = {
  personKey: "officer@city.gov",
  badgeKeys: ["4471@city.gov"],
  mayApproveAlone: true,
  isOfficer: true,
  isAdmin: false,
};
const limited = { ...officer, mayApproveAlone: false };
const other = {
  personKey: "chief@city.gov",
  badgeKeys: [],
  mayApproveAlone: false,
  isOfficer: false,
  isAdmin: false,
};

describe("the amount", () => {
  test("is the recommendation, or $500 without one", () => {
    expect(amountToAllocate({ recommendedCents: 12_345, maxCents: 500_000 })).toBe(12_345);
    expect(amountToAllocate({ recommendedCents: null, maxCents: 500_000 })).toBe(50_000);
  });
  test("never exceeds the fund's limit", () => {
    expect(amountToAllocate({ recommendedCents: 900_000, maxCents: 500_000 })).toBe(500_000);
  });
  test.each([
    ["nothing said is the server's figure", {}, true],
    ["the same is kept", { amountCents: 40_000 }, true],
    ["less than what was shown is not", { amountCents: 30_000 }, false],
    ["a program may ask for less", { amountCents: 30_000, mayBeLower: true }, true],
    ["and never for more", { amountCents: 40_001, mayBeLower: true }, false],
  ])("%s", (_, claim, kept) => {
    expect(isClaimKept(claim, { cents: 40_000, isSettled: false })).toBe(kept);
  });
  test("is fixed by the first approval", () => {
    expect(isClaimKept({ amountCents: 30_000, mayBeLower: true }, { cents: 40_000, isSettled: true })).toBe(
      false,
    );
  });
  test("is exact in cents", () => {
    expect([0.1 + 0.2, 19.99, 1.005, 500].map(centsOf)).toEqual([30, 1999, 100, 50_000]);
  });
});

describe("limits over time", () => {
  const admin = { ...other, personKey: "admin@fund.example", isAdmin: true };
  test("over a recipient's limit the requester is no longer enough alone, and any second person is", () => {
    const over = { ...facts, overLimit: "second_person" as const };
    expect(approve(officer, over)).toMatchObject({ kind: "waits" });
    expect(approve(other, { ...over, approvedBy: [officer] })).toEqual({ kind: "final" });
  });
  test("over an officer's limit an administrator must be among the approvers", () => {
    const over = { ...facts, overLimit: "administrator" as const };
    expect(approve(other, { ...over, approvedBy: [officer] })).toMatchObject({ kind: "waits", missing: 1 });
    expect(approve(admin, { ...over, approvedBy: [officer, other] })).toEqual({ kind: "final" });
    expect(authorityOf(admin, over)).toBe("administrator");
    // An administrator who filed the request as an officer is the same person.
    expect(authorityOf({ ...admin, personKey: officer.personKey }, over)).toBe("alone");
  });
  test("compare names by their words and telephone numbers by their digits", () => {
    expect(foldName("  IBÁÑEZ, José ")).toBe(foldName("jose ibanez"));
    expect(phoneDigits("+1 (512) 555-0143")).toBe(phoneDigits("512.555.0143"));
  });
});

describe("an approval", () => {
  test("of a trusted officer on their own request is final up to the limit", () => {
    expect(approve(officer, facts)).toEqual({ kind: "final" });
  });
  test("of more than $500 waits for another person, even if the rule allows more", () => {
    expect(approve(officer, { ...facts, amountCents: 50_001, autoApprovalLimitCents: 900_000 })).toEqual({
      kind: "waits",
      missing: 1,
      needsAnother: true,
    });
  });
  test("above the rule's limit waits, even under $500", () => {
    expect(approve(officer, { ...facts, amountCents: 30_001, autoApprovalLimitCents: 30_000 }).kind).toBe(
      "waits",
    );
  });
  test("waits if the needs were only read, however small the sum", () => {
    const read = { ...facts, amountCents: 1_000, needsAreConfirmed: false };
    expect(approve(officer, read)).toEqual({ kind: "waits", missing: 1, needsAnother: true });
    expect(approve(other, read)).toEqual({ kind: "final" });
  });
  test("of a limited officer always waits for another person", () => {
    expect(approve(limited, { ...facts, amountCents: 100 })).toEqual({
      kind: "waits",
      missing: 1,
      needsAnother: true,
    });
  });
  test("of another person is final, whatever the amount", () => {
    expect(approve(other, { ...facts, amountCents: 400_000 })).toEqual({ kind: "final" });
    expect(approve(other, { ...facts, approvedBy: [officer] })).toEqual({ kind: "final" });
  });
  test("of the same person twice counts once", () => {
    expect(approve(limited, { ...facts, approvedBy: [officer] })).toEqual({
      kind: "already-approved",
    });
  });
  test("waits until the required number of distinct people have approved", () => {
    const two = { ...facts, requiredApprovers: 2 };
    expect(approve(other, two)).toEqual({ kind: "waits", missing: 1, needsAnother: false });
    expect(approve(officer, two)).toEqual({ kind: "waits", missing: 1, needsAnother: true });
    expect(approve(other, { ...two, approvedBy: [officer] })).toEqual({ kind: "final" });
  });
  test("under another address, with the same badge of the same agency, is the same person's", () => {
    const alias = { ...officer, personKey: "somebody@mail.example" };
    expect(approve(alias, { ...facts, amountCents: 90_000, approvedBy: [officer] }).kind).toBe(
      "already-approved",
    );
    expect(approve(alias, { ...facts, amountCents: 90_000 })).toMatchObject({
      kind: "waits",
      needsAnother: true,
    });
  });
  test("of a citizen's own request makes an officer its requester; anyone else is another person", () => {
    const citizens = { ...facts, requester: null };
    expect(approve(other, { ...citizens, amountCents: 400_000 })).toEqual({ kind: "final" });
    expect(approve(officer, citizens)).toEqual({ kind: "final" });
    expect(approve(officer, { ...citizens, amountCents: 50_001 })).toMatchObject({
      kind: "waits",
      needsAnother: true,
    });
  });
});
