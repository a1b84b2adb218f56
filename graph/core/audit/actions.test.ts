import { expect, test } from "vitest";
import { actionOf, auditActions, spellingsOf, type AuditAction } from "./actions.ts";

const actions = Object.keys(auditActions) as AuditAction[];

test("there is one spelling, and a sentence for each word", () => {
  expect(actions.filter((action) => !/^[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z]+)*$/.test(action))).toEqual([]);
  expect(actions).toEqual(actions.toSorted());
  expect(Object.values(auditActions).filter((said) => !/^[A-Z].*[^.]$/.test(said))).toEqual([]);
  expect(new Set(Object.values(auditActions)).size).toBe(actions.length);
});

test("a word is found in every spelling that rows may hold", () => {
  for (const action of actions)
    for (const spelled of spellingsOf(action)) expect(actionOf(spelled)).toBe(action);
  expect(actionOf("admin.passwordChanged")).toBe("admin.password-changed");
  for (const strange of ["", "request.deleted", "constructor", "toString"])
    expect(actionOf(strange)).toBeUndefined();
});
