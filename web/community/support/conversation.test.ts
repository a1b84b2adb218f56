import { expect, test } from "vitest";
import { answerPlace, historyOf, nextConversation as next, noConversation } from "./conversation.ts";
import { contactsIn } from "./contactsIn.ts";
import { transcriptOf } from "./transcript.ts";

const at = "2026-11-21T10:00:00Z";
const asked = next(noConversation, { kind: "ask", text: "food?", at });
const answered = next(
  next(next(asked, { kind: "part", place: 0, text: "Food ", at }), {
    kind: "part",
    place: 1,
    text: "help",
    at,
  }),
  { kind: "end", at },
);

test("an answer grows part by part, and nothing is sent meanwhile", () => {
  expect(asked.isPending).toBe(true);
  expect(next(asked, { kind: "ask", text: "again?", at })).toBe(asked);
  expect(answered.isPending).toBe(false);
  expect(answered.entries.map(({ content }) => content)).toEqual(["food?", "Food help"]);
});

test("index 0 restarts an answer, so that a lost connection repeats nothing", () => {
  const half = next(asked, { kind: "part", place: 0, text: "Foo", at });
  expect(next(half, { kind: "part", place: 0, text: "Food", at }).entries.at(-1)?.content).toBe("Food");
});

test("an empty part opens no bubble", () => {
  expect(next(asked, { kind: "part", place: 0, text: "", at }).entries).toHaveLength(1);
});

test("what comes after the end is not heard", () => {
  expect(next(answered, { kind: "part", place: 2, text: "late", at })).toBe(answered);
});

test("a failed answer is asked for again without asking twice, and is no part of the history", () => {
  const failed = next(asked, { kind: "end", ended: "failed", text: "I apologize", at });
  expect(historyOf(failed.entries)).toEqual([{ role: "user", content: "food?" }]);
  const again = next(failed, { kind: "ask-again" });
  expect(again).toMatchObject({ isPending: true });
  expect(again.entries).toHaveLength(1);
});

test("an answer that is stopped before its first word is asked for again all the same", () => {
  const stopped = next(asked, { kind: "end", ended: "stopped", at });
  expect(stopped.entries.at(-1)).toMatchObject({ role: "assistant", content: "", ended: "stopped" });
  expect(historyOf(stopped.entries)).toEqual([{ role: "user", content: "food?" }]);
  expect(next(stopped, { kind: "ask-again" }).entries).toEqual(asked.entries);
  expect(transcriptOf(stopped.entries, { title: "Chat", user: "You", assistant: "A" }, () => "10:00")).toBe(
    "Chat\n\n[10:00] You:\nfood?\n",
  );
});

test("a callback that is asked for while an answer is on its way is not written over", () => {
  const noted = next(asked, { kind: "note", text: "We will call you", at });
  const told = next(noted, { kind: "part", place: 0, text: "Food", at });
  const more = next(told, { kind: "note", text: "Called", at });
  const failed = next(next(more, { kind: "part", place: 1, text: " help", at }), {
    kind: "end",
    ended: "failed",
    at,
  });
  const said = ["food?", "We will call you", "Food help", "Called"];
  expect(failed.entries.map(({ content }) => content)).toEqual(said);
  expect(failed.entries[answerPlace(failed.entries)]).toMatchObject({
    content: "Food help",
    ended: "failed",
  });
  const again = next(failed, { kind: "ask-again" });
  expect(again.entries.map(({ content }) => content)).toEqual(["food?", "We will call you", "Called"]);
});

test("the history holds the last eight, each cut to what the server takes", () => {
  let long = noConversation;
  for (let turn = 0; turn < 20; turn += 1)
    long = next(long, { kind: "note", text: `${turn} ${"x".repeat(3000)}`, at });
  const history = historyOf(long.entries);
  expect(history).toHaveLength(8);
  expect(history[0]?.content).toHaveLength(2000);
  expect(history[0]?.content.startsWith("12 ")).toBe(true);
});

test("numbers and sites in an answer can be tapped", () => {
  expect(contactsIn("Call 911 or 1-800-799-7233, or 2-1-1 (see 211.org). It is $75 for 24 hours.")).toEqual([
    "Call ",
    { text: "911", href: "tel:911" },
    " or ",
    { text: "1-800-799-7233", href: "tel:18007997233" },
    ", or ",
    { text: "2-1-1", href: "tel:211" },
    " (see ",
    { text: "211.org", href: "https://211.org" },
    "). It is $75 for 24 hours.",
  ]);
});

test("a number after a year or a postal code is still one to call; an amount or the end of a longer number is none", () => {
  expect(contactsIn("Houston TX 77001 713-223-3700").at(-1)).toEqual({
    text: "713-223-3700",
    href: "tel:7132233700",
  });
  expect(contactsIn("It is $988, order 20245550100999.")).toEqual(["It is $988, order 20245550100999."]);
});

test("a transcript names who said what", () => {
  expect(
    transcriptOf(answered.entries, { title: "Chat", user: "You", assistant: "Agent" }, () => "10:00"),
  ).toBe("Chat\n\n[10:00] You:\nfood?\n\n[10:00] Agent:\nFood help\n");
});
