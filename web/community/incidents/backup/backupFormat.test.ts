import fc from "fast-check";
import { expect, test } from "vitest";
import { maxFileBytes } from "../attachments/attachment.ts";
import { toBase64 } from "../../../core/device/bytes.ts";
import { mergeIncidents, readCopy } from "./backupFormat.ts";
import type { Incident } from "../store/incident.ts";

const incident = (id: string, more: Partial<Incident> = {}): Incident => ({
  id,
  type: "Arrest",
  dateTime: "2026-11-20T14:30",
  location: "Corner",
  description: `about ${id}`,
  createdAt: "2026-11-20T20:00:00.000Z",
  attachments: [],
  ...more,
});
const file = (more: Record<string, unknown> = {}) => ({
  id: "f",
  incidentId: "a",
  addedAt: "2026-11-20T20:00:00.000Z",
  name: "door.png",
  mime: "image/png",
  data: btoa("bytes"),
  ...more,
});
const copy = (more: Record<string, unknown>) =>
  readCopy(
    JSON.stringify({ format: "safevoice-incidents", version: 1, incidents: [incident("a")], ...more }),
  );

test("a bare list, as local storage holds it, is taken too", () => {
  expect(readCopy(JSON.stringify([incident("a")]))).toMatchObject({ kind: "copy", leftOut: 0 });
});

test.each(["", "{}", "[1,2]", '{"format":"other"}', '{"incidents":"x"}', "<html>"])(
  "%j is no copy of a log",
  (text) => expect(readCopy(text)).toEqual({ kind: "refused", why: "notACopy" }),
);

test("a copy of a newer version is not guessed at", () => {
  expect(copy({ version: 2 })).toEqual({ kind: "refused", why: "newer" });
});

test("samples in a copy stay out", () => {
  expect(copy({ incidents: [incident("sample-1"), incident("a")] })).toMatchObject({
    copy: { incidents: [{ id: "a" }] },
    leftOut: 0,
  });
});

test.each([
  ["of no entry", { incidentId: "b" }],
  ["that is a web page", { name: "x.html", mime: "text/html" }],
  ["that is no base64", { data: "%%%" }],
  ["without a name", { name: undefined }],
  ["with a number for an id", { id: 5 }],
  ["that is too large", { data: toBase64(new Uint8Array(maxFileBytes + 1)) }],
])("a file %s is left out and counted", (_, more) => {
  expect(copy({ files: [file(), file(more), null] })).toMatchObject({
    copy: { files: [{ attachment: { id: "f", kind: "image", size: 5 } }] },
    leftOut: 2,
  });
});

test("a damaged entry is counted, and the others come", () => {
  expect(copy({ incidents: [incident("a"), { id: "b" }, null] })).toMatchObject({ leftOut: 2 });
});

test("merging keeps what is here, and adds each entry once", () => {
  const here = [incident("a", { description: "edited here" }), incident("b")];
  const merged = mergeIncidents(here, [
    incident("a"),
    incident("other id", { ...incident("b"), id: "x" }),
    incident("c"),
  ]);
  expect(merged).toMatchObject({ added: 1, alreadyHere: 2 });
  expect(merged.incidents.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(merged.incidents[0]?.description).toBe("edited here");
});

test("whatever the file holds, reading it never fails", () => {
  const shaped = fc.record({
    format: fc.constant("safevoice-incidents"),
    version: fc.jsonValue(),
    incidents: fc.jsonValue(),
    files: fc.jsonValue(),
    sealed: fc.jsonValue(),
  });
  fc.assert(fc.property(shaped, (value) => void readCopy(JSON.stringify(value))));
});
