import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionOf, auditActions, sentenceFor, spellingsOf } from "../core/audit/actions.ts";
import "./routes.ts";

const actions = auditActions();
const sentences = actions.map((action) => sentenceFor(action, false));

test("there is one spelling and one sentence for each action", () => {
  expect(actions.filter((action) => !/^[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z]+)*$/.test(action))).toEqual([]);
  expect(sentences.filter((said) => !/^[A-Z].*[^.]$/.test(said))).toEqual([]);
  expect(new Set(sentences).size).toBe(actions.length);
});

test("the actions of every domain are loaded", () => {
  const files = readdirSync("graph", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("/audit-actions.ts"),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(`graph/${file}`, "utf8").matchAll(/^\s+"([a-z0-9.-]+)":/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(actions).toContain(name);
});

test("finds an action in every spelling that rows may have", () => {
  for (const action of actions)
    for (const spelled of spellingsOf(action)) expect(actionOf(spelled)).toBe(action);
  expect(actionOf("admin.passwordChanged")).toBe("admin.password-changed");
  for (const strange of ["", "request.deleted", "constructor", "toString"])
    expect(actionOf(strange)).toBeUndefined();
});

test("a failed action is not described as done", () => {
  expect(sentenceFor("admin.login", false)).toBe("Signed in to the admin area");
  expect(sentenceFor("admin.login", true)).toBe("Failed to sign in to the admin area");
  expect(sentenceFor("event.created", true)).toBe("Failed: Added an event");
  expect(sentenceFor("verification.wrong-badge", true)).toBe("Entered a wrong badge number");
  expect(sentenceFor("access.denied", true)).toBe("Was denied access");
});
