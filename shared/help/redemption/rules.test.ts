import { expect, test } from "vitest";
import { createKeys } from "../../../graph/core/security/secrets.ts";
import { isPhrase, phraseOf, wordsIn } from "../../../graph/help/redemption/phrase/phrase.ts";
import { phraseWords } from "../../../graph/help/redemption/phrase/phrase-words.ts";
import { codeStateOf, leftCents, readCents } from "./rules.ts";

test.each([
  ["72", 7_200],
  ["$72.5", 7_250],
  [" 72,50 $", 7_250],
  ["0", 0],
  ["100.001", undefined],
  ["1,000.00", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("reads %j as %s cents", (typed, cents) => expect(readCents(typed)).toBe(cents));

const now = new Date("2026-11-26T08:00:00Z");
const unused = {
  usesLeft: 1,
  voidedAt: null,
  expiredAt: null,
  endsAt: new Date("2026-11-27T00:00:00Z"),
  redeemedAt: null,
  completedAt: null,
};

test.each([
  ["valid", {}],
  ["valid", { endsAt: null }],
  ["received", { completedAt: now }],
  ["used", { usesLeft: 0, completedAt: now }],
  ["expired", { endsAt: now }],
  ["expired", { expiredAt: now, endsAt: null }],
  ["void", { voidedAt: now, endsAt: now }],
] as const)("a code is %s with %o", (state, over) =>
  expect(codeStateOf({ ...unused, ...over }, now)).toBe(state),
);

test("what is left of a code is what the fund holds, less what was used", () => {
  const value = { estimatedValueCents: 8_000, fundCents: null, actualCents: null };
  expect(leftCents(value)).toBe(8_000);
  expect(leftCents({ ...value, fundCents: 7_200 })).toBe(7_200);
  expect(leftCents({ ...value, actualCents: 9_000 })).toBe(0);
});

test("each of 128 lines has a word per language, and no word stands in two lines", () => {
  expect(phraseWords).toHaveLength(128);
  const lines = new Map<string, number>();
  for (const [line, words] of phraseWords.entries()) {
    expect(words).toHaveLength(3);
    for (const word of words) {
      const [plain = ""] = wordsIn(word);
      expect(lines.get(plain) ?? line, word).toBe(line);
      lines.set(plain, line);
    }
  }
});

test("a guest's words are right in each language, without accents and in capitals", () => {
  const keys = createKeys({ current: "x".repeat(40) });
  for (let dispatchId = 1; dispatchId <= 200; dispatchId++) {
    const guest = { passId: 7, dispatchId };
    for (const language of ["en", "es", "fr"] as const) {
      const phrase = phraseOf(keys, guest, language);
      expect(isPhrase(keys, guest, phrase)).toBe(true);
      const plain = phrase.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("œ", "oe").toUpperCase();
      expect(isPhrase(keys, guest, plain)).toBe(true);
      expect(isPhrase(keys, guest, `\u2067${Array.from(phrase).join("\u200b")}\u2069.`)).toBe(true);
      expect(isPhrase(keys, guest, `${phrase} ${phrase}`)).toBe(false);
    }
    const [first = "", second = ""] = phraseOf(keys, guest, "en").split(" ");
    if (first !== second) expect(isPhrase(keys, guest, `${second} ${first}`)).toBe(false);
  }
});
