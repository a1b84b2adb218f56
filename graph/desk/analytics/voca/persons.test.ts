import { expect, test } from "vitest";
import { personsOf } from "./persons.ts";

const row = (requestId: number, ...keys: string[]) => ({ requestId, keys });
const verdict = (firstId: number, secondId: number, same: boolean) => ({
  ...{ firstId, secondId, same, firstKeys: [], secondKeys: [] },
});
const groups = (...asked: Parameters<typeof personsOf>) =>
  personsOf(...asked).map((rows) => rows.map(({ requestId }) => requestId).toSorted((a, b) => a - b));

test("requests with an equal key are one person's, without a key each is a person", () => {
  expect(groups([row(1, "a"), row(2), row(3, "a"), row(4)], [])).toEqual([[1, 3], [2], [4]]);
});

test("an administrator's verdict links requests, also through one that had no help", () => {
  expect(groups([row(1), row(3)], [verdict(1, 2, true), verdict(2, 3, true)])).toEqual([[1, 3]]);
  const linked = { ...verdict(1, 2, true), secondKeys: ["a"] };
  expect(groups([row(1), row(3, "a")], [linked])).toEqual([[1, 3]]);
});

test("namesakes who were judged to be different people stay apart, also through a third request", () => {
  const rows = [row(1, "a"), row(2, "a"), row(3, "a"), row(4, "a")];
  const apart = [1, 2].flatMap((first) => [3, 4].map((second) => verdict(first, second, false)));
  expect(groups(rows, apart)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const [, ...more] = groups([row(1, "a"), row(2, "a"), row(3, "a")], [verdict(1, 2, false)]);
  expect(more).toHaveLength(1);
});

test("many requests of one person are counted in linear time", () => {
  const rows = Array.from({ length: 50_000 }, (_, id) => row(id, `key ${id % 5}`));
  expect(personsOf(rows, [])).toHaveLength(5);
});
