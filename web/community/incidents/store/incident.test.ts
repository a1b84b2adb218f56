import { expect, test } from "vitest";
import {
  maxFileBytes,
  maxFilesPerIncident,
  maxTotalBytes,
  problemOf,
  typeOf,
} from "../attachments/attachment.ts";
import { incidentForm, wallClock } from "../incidentForm.ts";
import { countsOf, isSample, newestFirst, sampleId, type Incident } from "./incident.ts";
import { findIncidents } from "./search.ts";
import { en } from "../words.ts";

const incident: Incident = {
  id: "one",
  type: "Traffic Stop",
  dateTime: "2026-11-20T14:30",
  location: "Calle Ñandú 5",
  officerInfo: "Badge 4471",
  description: "They said “wait” and I did.\nIt took an hour.",
  createdAt: "2026-11-20T20:00:00.000Z",
  attachments: [],
};
const check = (input: unknown) => incidentForm(en.form.problems)["~standard"].validate(input);

test("what was logged last stands first, and an entry without a readable time last", () => {
  const at = (id: string, createdAt: string) => ({ ...incident, id, createdAt });
  const list = [at("old", "2020-01-01"), at("odd", "some day"), at("new", "2026-01-01T00:00:00Z")];
  expect(newestFirst(list).map(({ id }) => id)).toEqual(["new", "old", "odd"]);
});

test("attachments are counted by kind, and a kind without any is not named", () => {
  expect(countsOf([{ kind: "document" }, { kind: "image" }, { kind: "image" }])).toEqual([
    { type: "image", count: 2 },
    { type: "document", count: 1 },
  ]);
});

test("samples are told from one's own entries", () => {
  expect(isSample({ id: sampleId(2) })).toBe(true);
  expect(isSample(incident)).toBe(false);
});

test("every field that is missing says its sentence, spaces are nothing", () => {
  expect(check({ type: "", dateTime: "", location: "   ", description: "\n" })).toEqual({
    issues: [
      { message: "Please select an incident type", path: ["type"] },
      { message: "Please enter date and time", path: ["dateTime"] },
      { message: "Please enter a location", path: ["location"] },
      { message: "Please describe the incident", path: ["description"] },
    ],
  });
  expect(check({})).toHaveProperty("issues.length", 4);
  expect(check({ ...incident, dateTime: "half past two" })).toHaveProperty("issues.length", 1);
});

test("a filled form is trimmed, and an empty officer is left out", () => {
  const filled = {
    type: "Arrest",
    dateTime: "2026-11-20T14:30",
    location: " Here ",
    description: "It was so. ",
  };
  expect(check({ ...filled, officerInfo: "  " })).toEqual({
    value: { ...filled, location: "Here", description: "It was so." },
  });
});

test("now is what the clock on the wall shows, in the form of a date field", () => {
  expect(wallClock(new Date(2026, 10, 5, 9, 7, 30))).toBe("2026-11-05T09:07");
});

test.each(["nandu", "ÑANDÚ calle", "4471 wait", "traffic", "hour  took", ""])(
  "the search finds an entry by %j",
  (question) => expect(findIncidents([incident], question)).toEqual([incident]),
);

test("the search wants every word, and knows the type in the person's own language", () => {
  expect(findIncidents([incident], "wait arrest")).toEqual([]);
  expect(findIncidents([incident], "parada", () => ["Parada de tránsito"])).toEqual([incident]);
});

test.each([
  ["door.JPG", "", "image", "image/jpeg"],
  ["memo", "audio/x-m4a", "audio", "audio/mp4"],
  ["memo.webm", "audio/webm;codecs=opus", "audio", "audio/webm"],
  ["letter.pdf", "application/pdf", "document", "application/pdf"],
  ["notes.txt", "text/plain; charset=utf-8", "document", "text/plain"],
])("%s is taken for what it is", (name, mime, kind, type) => {
  expect(typeOf(name, mime)).toEqual({ kind, mime: type });
});

test.each([
  ["page.html", "text/html"],
  ["drawing.svg", "image/svg+xml"],
  ["constructor", ""],
  ["a.toString", ""],
  ["run.exe", "application/x-msdownload"],
  ["film.mp4", "video/mp4"],
])("%s is not taken", (name, mime) => expect(typeOf(name, mime)).toBeUndefined());

test("a web page under the name of a photo is only ever opened as a photo", () => {
  expect(typeOf("photo.png", "text/html")).toEqual({ kind: "image", mime: "image/png" });
});

test("a file is refused for its kind, its size, or for want of room", () => {
  const photo = { name: "a.png", type: "image/png", size: 1 };
  const none = { files: 0, totalBytes: 0 };
  expect(problemOf(photo, none)).toBeUndefined();
  expect(problemOf({ ...photo, name: "a.svg", type: "image/svg+xml" }, none)).toBe("wrongType");
  expect(problemOf({ ...photo, size: 0 }, none)).toBe("empty");
  expect(problemOf({ ...photo, size: maxFileBytes + 1 }, none)).toBe("tooLarge");
  expect(problemOf(photo, { ...none, files: maxFilesPerIncident })).toBe("tooMany");
  expect(problemOf(photo, { ...none, totalBytes: maxTotalBytes })).toBe("noRoom");
});
