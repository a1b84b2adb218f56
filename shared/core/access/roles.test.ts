import { expect, test } from "vitest";
import { rolesInWords } from "./roles.en.ts";
import { adminRoles, grants, inOrder, mainRole, permissionNames, permissionsOf, rolesWith } from "./roles.ts";

const reads = permissionNames.filter((name) => name.startsWith("read"));
const changes = permissionNames.filter((name) => !/^(?:read|export)/.test(name));

test("an admin is dispatcher, approver and desk; a super admin may do everything", () => {
  expect(permissionsOf(["admin"])).toEqual(permissionsOf(["dispatcher", "approver", "desk"]));
  expect(permissionsOf(["super_admin"])).toEqual([...permissionNames]);
});

test("an auditor reads everything and changes nothing", () => {
  expect(reads.every((permission) => grants(["auditor"], permission))).toBe(true);
  expect(changes.filter((permission) => grants(["auditor"], permission))).toEqual([]);
});

test("only a super admin manages accounts and settings", () => {
  expect(rolesWith("manageSystem")).toEqual(["super_admin"]);
  const rest = adminRoles.filter((role) => role !== "super_admin");
  expect(grants(rest, "manageSystem")).toBe(false);
});

test("who approves does not dispatch or enter money, and the other way round", () => {
  expect(permissionsOf(["approver"])).not.toContain("dispatch");
  expect(permissionsOf(["dispatcher"])).not.toContain("approve");
  for (const role of ["admin", "approver", "dispatcher"] as const)
    expect(permissionsOf([role])).not.toEqual(expect.arrayContaining(["enterMoney"]));
  expect(permissionsOf(["treasurer"])).not.toEqual(expect.arrayContaining(["approve"]));
});

test("several roles permit what any of them permits, and no role permits nothing", () => {
  expect(permissionsOf(["desk", "security"])).toEqual(
    permissionNames.filter((name) => grants(["desk"], name) || grants(["security"], name)),
  );
  expect(permissionsOf([])).toEqual([]);
});

test("every permission belongs to a role, and is named by its narrow roles first", () => {
  for (const permission of permissionNames) expect(rolesWith(permission).length).toBeGreaterThan(0);
  expect(rolesInWords("dispatch")).toBe("Dispatcher, Admin or Super Admin");
  expect(rolesInWords("manageSystem")).toBe("Super Admin");
});

test("roles are kept once and in order; programs get the widest", () => {
  expect(inOrder(["desk", "admin", "desk"])).toEqual(["admin", "desk"]);
  expect(mainRole(["desk", "super_admin"])).toBe("super_admin");
  expect(mainRole(["security", "auditor"])).toBe("auditor");
});
