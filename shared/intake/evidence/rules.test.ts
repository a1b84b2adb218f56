import { describe, expect, test } from "vitest";
import { fileIdIn, maxEvidenceBytes, problemOf, rangeOf, safeFileName, tooManyOf } from "./rules.ts";

test("names each file that cannot be sent, with the limit", () => {
  const problem = (name: string, size = 5) => problemOf({ name, size })?.text;
  expect(problem("big.jpg", maxEvidenceBytes + 1)).toBe(
    "big.jpg is larger than 10 MB. Choose a smaller file.",
  );
  expect(problem("ok.PDF")).toBeUndefined();
  expect(problem("page.html")).toMatch(/^page\.html cannot be used/);
  expect(problem("void.png", 0)).toBe("void.png is empty.");
  for (const name of ["IMG_0042.HEIC", "IMG_0042.heif"]) expect(problem(name)).toMatch(/On an iPhone/);
});
test("rejects an eleventh file", () => {
  expect(tooManyOf(10)).toBeUndefined();
  expect(tooManyOf(11)).toMatchObject({
    ...{ text: "You can add up to 10 files to a request.", key: "evidence.tooMany", values: { count: 10 } },
  });
});

describe("a file's name", () => {
  test.each([
    ["../../etc/passwd", "passwd.jpg"],
    ["C:\\photos\\house.JPG", "house.jpg"],
    ["cat.jpeg", "cat.jpeg"],
    ["page.html", "page.jpg"],
    ["a\u202egpj.exe", "agpj.jpg"],
    ['"; drop\r\nSet-Cookie: x', "dropSet-Cookie x.jpg"],
    ["", "document.jpg"],
    ["…", "….jpg"],
    ["été à Nîmes.jpg", "été à Nîmes.jpg"],
  ])("%j becomes %j", (given, kept) => {
    expect(safeFileName(given, "image/jpeg")).toBe(kept);
  });
  test("stays short", () => expect(safeFileName("x".repeat(900), "image/png").length).toBeLessThan(130));
});

test("only a file's own address refers to it", () => {
  const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  expect(fileIdIn(`/files/${id}`)).toBe(id);
  for (const url of [`https://evil.example/files/${id}`, `/files/${id}/..`, "blob:http://x/1", "/files/1"])
    expect(fileIdIn(url)).toBeUndefined();
});

test.each([
  [undefined, null],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-5", { start: 95, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=20-10", "unsatisfiable"],
  ["bytes=0-1,5-6", null],
  ["lines=1-2", null],
])("the range %j of 100 bytes", (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});
