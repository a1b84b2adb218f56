import { expect, test } from "vitest";
import { isSecondPerson, isSeparateAccepter, isSeparateSettler } from "./separation.ts";
import { personKeysOf, type Viewer } from "./viewer.ts";

const admin = (username: string, more: object = {}): Viewer => ({
  ...{
    kind: "admin",
    sessionId: 1,
    adminId: 1,
    username,
    roles: ["admin"],
    agencies: null,
    shownAgency: null,
    owes: null,
  },
  ...{ emailKey: `${username.toLowerCase()}@example.org`, ...more },
});
const byKeys = (...viewers: Viewer[]) =>
  viewers.map((viewer) => ({ dispatchedByKeys: personKeysOf(viewer) }));

test("a deposit needs another person than the one who entered it", () => {
  expect(isSecondPerson({ adminId: 7 }, { enteredById: 7 })).toBe(false);
  expect(isSecondPerson({ adminId: 7 }, { enteredById: 8 })).toBe(true);
});

test("a person who dispatched help may not settle its money, by any of their accounts or keys", () => {
  const lee = admin("lee.ward");
  const mayLeeSettle = (...by: Viewer[]) => isSeparateSettler(personKeysOf(lee), byKeys(...by));
  expect(mayLeeSettle(admin("ana.ruiz"), admin("Lee.Ward"))).toBe(false);
  expect(mayLeeSettle(admin("ana.ruiz"))).toBe(true);
  expect(mayLeeSettle()).toBe(true);
  const owner = { username: "lee.ward", emailKey: "lee.ward@example.org" };
  const key = { keyId: 1, scopes: [], owner };
  expect(mayLeeSettle(admin("Desk tool (API key)", { emailKey: "", tool: key }))).toBe(false);
  const officer = { kind: "officer", officerId: 3, emailKey: "lee.ward@example.org" } as Viewer;
  expect(mayLeeSettle(officer)).toBe(false);
  expect(isSeparateSettler(personKeysOf(officer), byKeys(lee))).toBe(false);
  expect(isSeparateSettler(personKeysOf({ kind: "visitor" }), byKeys(lee))).toBe(true);
});

test("the person who brought in a statement does not accept more than was dispatched", () => {
  expect(isSeparateAccepter({ username: "lee.ward" }, { importedBy: "Lee.Ward" })).toBe(false);
  expect(isSeparateAccepter({ username: "ana.ruiz" }, { importedBy: "lee.ward" })).toBe(true);
});
