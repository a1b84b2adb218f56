/** @vitest-environment jsdom */
import { afterEach, expect, test } from "vitest";
import { draftedIn, dropDraft, keepDraft, readDraft } from "./drafts.ts";

const signIn = (who: string) => {
  document.cookie = `safevoice-session=admin.1.${who}`;
};
const signOut = () => {
  document.cookie = "safevoice-session=; max-age=0";
};
afterEach(signOut);

test("unsent text stays with its row, and an empty one is none", () => {
  signIn("kim");
  keepDraft("message-1", { within: "thread-1", text: "On its way" });
  keepDraft("message-2", { within: "thread-1", text: "Two" });
  expect([readDraft("message-1"), draftedIn("thread-1")]).toEqual(["On its way", "message-2"]);
  keepDraft("message-2", { within: "thread-1", text: "" });
  expect(draftedIn("thread-1")).toBe("message-1");
  dropDraft("message-1");
  expect(readDraft("message-1")).toBe("");
});

test("a colleague who signs in on the same page finds no text of the one before", () => {
  signIn("kim");
  keepDraft("message-1", { within: "thread-1", text: "The address is 12 Elm Street" });
  signIn("dana");
  expect([readDraft("message-1"), draftedIn("thread-1")]).toEqual(["", undefined]);
});

test("the writer who signs in again finds it", () => {
  signIn("kim");
  keepDraft("message-1", { text: "Half a sentence" });
  signOut();
  keepDraft("message-1", { text: "Half a sentence more" });
  signIn("kim");
  expect(readDraft("message-1")).toBe("Half a sentence more");
});
