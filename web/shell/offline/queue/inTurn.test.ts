import { expect, test } from "vitest";
import { inTurn } from "./inTurn.ts";

test("the first is written at once, and of what comes meanwhile the newest, after it", async () => {
  const said: string[] = [];
  const { write, done } = inTurn();
  const letter = (text: string) =>
    write(async () => {
      said.push(`${text}...`);
      await new Promise(setImmediate);
      said.push(text);
    });
  letter("a");
  await Promise.resolve();
  expect(said).toEqual(["a..."]);
  letter("ab");
  letter("abc");
  await done();
  expect(said).toEqual(["a...", "a", "abc...", "abc"]);
  letter("abcd");
  await done();
  expect(said.at(-1)).toBe("abcd");
});
