import fc from "fast-check";
import { expect, test } from "vitest";
import { readStored } from "./parseStored.ts";

const incidents = (value: unknown) => {
  const stored = readStored(JSON.stringify(value));
  return stored.kind === "plain" ? stored.incidents : stored.kind;
};

test("an entry of today is read as it was written", () => {
  const entry = {
    id: "1",
    type: "Arrest",
    dateTime: "2026-11-20T14:30",
    location: "Here",
    officerInfo: "Badge 4471",
    description: "It was so.",
    createdAt: "2026-11-20T20:00:00.000Z",
    attachments: [{ type: "audio", count: 2 }],
  };
  expect(incidents([entry])).toEqual([entry]);
});

test("nothing stored is nothing, and an empty log stays an empty log", () => {
  expect(readStored(null).kind).toBe("nothing");
  expect(incidents([])).toEqual([]);
});

test.each([
  "",
  "{",
  "null",
  "17",
  '"text"',
  "{}",
  '{"incidents":5}',
  '{"sealed":1}',
  "\0",
  "[".repeat(100_000),
])("storage that holds %.20j is unreadable, and says so", (text) =>
  expect(readStored(text).kind).toBe("unreadable"),
);

test("an older shape is understood", () => {
  const older = [{ id: 7, type: "traffic-stop", date: "2021-03-04", description: "x", attachments: null }];
  expect(incidents({ incidents: older })).toEqual([
    {
      id: "7",
      type: "Traffic Stop",
      dateTime: "2021-03-04",
      location: "",
      description: "x",
      createdAt: "2021-03-04",
      attachments: [],
    },
  ]);
});

test("omits what is not an entry, and keeps the entries next to it", () => {
  const good = { id: "1", description: "kept" };
  expect(
    incidents([null, 5, "x", [], {}, { id: "2" }, good, { ...good, description: "twice" }]),
  ).toMatchObject([good]);
});

test("invalid fields do not lose their text", () => {
  const odd = {
    description: "what happened",
    type: { toString: "x" },
    officerInfo: 5,
    createdAt: [],
    attachments: [
      { type: "image", count: -3 },
      { type: "image", count: 2 },
      { type: "video", count: 1 },
      null,
      "x",
    ],
  };
  expect(incidents([odd])).toMatchObject([
    {
      type: "Other",
      description: "what happened",
      officerInfo: "5",
      attachments: [{ type: "image", count: 2 }],
    },
  ]);
});

test("ten thousand long entries are read", () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id: `n${id}`, description: "x".repeat(500) }));
  expect(incidents(many)).toHaveLength(10_000);
});

test("reading never fails, whatever is stored", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void readStored(JSON.stringify(value))));
  fc.assert(fc.property(fc.string(), (text) => void readStored(text)));
});
