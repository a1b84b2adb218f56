import { expect, test } from "vitest";
import type { AdminViewer, Viewer } from "../../core/access/viewer.ts";
import { can } from "./policy.ts";

const admin = (adminId: number, over: Partial<AdminViewer> = {}): Viewer => ({
  kind: "admin",
  sessionId: adminId,
  adminId,
  username: `admin${adminId}`,
  roles: ["admin"],
  emailKey: "",
  agencies: null,
  shownAgency: null,
  owes: null,
  ...over,
});
const superAdmin = (adminId: number, over: Partial<AdminViewer> = {}) =>
  admin(adminId, { roles: ["super_admin"], ...over });
const treasurer = (adminId: number) => admin(adminId, { roles: ["treasurer"] });
const program = admin(9, {
  tool: {
    keyId: 1,
    scopes: ["money:read"],
    owner: { username: "root", emailKey: "" },
    body: null,
    agreement: null,
  },
});
const visitor = { kind: "visitor" } as Viewer;

test("a deposit is decided by a treasurer or super administrator who did not enter it", () => {
  const deposit = { enteredById: 1 };
  expect(can.decideDeposit(superAdmin(2), deposit)).toBe(true);
  expect(can.decideDeposit(superAdmin(1), deposit)).toBe(false);
  expect(can.decideDeposit(treasurer(2), deposit)).toBe(true);
  expect(can.decideDeposit(treasurer(1), deposit)).toBe(false);
  expect(can.decideDeposit(admin(2), deposit)).toBe(false);
  expect(can.decideDeposit(visitor, deposit)).toBe(false);
});

test("treasurers enter and freeze; dispatchers freeze; super administrators unfreeze and change funds", () => {
  const approver = admin(1, { roles: ["approver"] });
  expect([treasurer(1), superAdmin(1), admin(1), approver, visitor].map(can.enterDeposit)).toEqual([
    true,
    true,
    ...[false, false, false],
  ]);
  expect([treasurer(1), admin(1), admin(1, { roles: ["dispatcher"] })].map(can.freeze)).toEqual([
    true,
    true,
    true,
  ]);
  expect([approver, visitor].map(can.freeze)).toEqual([false, false]);
  for (const act of ["unfreeze", "changeFunds"] as const) {
    expect(can[act](superAdmin(1))).toBe(true);
    expect([admin(1), treasurer(1)].map(can[act])).toEqual([false, false]);
  }
});

test("a program reads and never writes; an account that owes its second factor does neither", () => {
  expect(can.readFunds(program)).toBe(true);
  expect([can.enterDeposit, can.freeze, can.unfreeze, can.changeFunds].map((act) => act(program))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(can.readFunds(superAdmin(1, { owes: "code" }))).toBe(false);
  expect(can.decideDeposit(superAdmin(2, { owes: "code" }), { enteredById: 1 })).toBe(false);
});
