import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

const product = readSources("graph", "shared", "web", "prisma", "scripts").filter(
  ({ file }) => !isTest(file) && !file.startsWith("web/design/gallery/"),
);

/** Reviewed: each makes no day of a moment, or is not read by the people of an installation. */
const reviewed: Record<string, string> = {
  "shared/core/time/day-column.ts": "Prisma has a DATE column as midnight in UTC",
  "graph/core/time/format.ts": "writes calendar days and months, which are the same everywhere",
  "shared/core/forms/fields.ts": "checks whether a calendar day exists",
  "graph/community/directory/entries/check-fields.ts": "calendar days of the directory's file",
  "shared/core/time/month-name.ts": "writes the name of a calendar month",
  "shared/community/events/rules.ts": "counts calendar months; events have their own time zones",
  "graph/adapters/files.ts": "names a folder of the trash, which only the sweep reads",
  "graph/platform/backup/restore/hold.ts": "a moment that never comes",
  "graph/messages/communications/mailbox.page.ts": "the development mailbox says UTC",
  "graph/money/funds/balances.sql.ts": "sums of entries are kept for days in UTC, and shown for periods",
  "graph/intake/requests/rest.sql.ts": "prints moments as JavaScript does",
  "web/core/i18n/format.ts": "writes calendar days, which are the same everywhere",
  "web/community/events/useEventFormat.ts": "writes calendar days, which are the same everywhere",
  "web/community/incidents/incidentForm.ts": "the log's times are the device's",
  "web/intake/safe-contact/SafeContactFact.tsx": "writes an hour of the day without a date",
};

/** A day, month, year or hour of a moment in UTC, or in the zone of the machine. */
const patterns: [name: string, RegExp][] = [
  ["a cut ISO text", /toISOString\(\)\s*\.(?:slice|substring|split)/],
  ["a part in UTC", /\.[gs]etUTC(?:FullYear|Month|Date|Day|Hours|Minutes)\(/],
  ["a part in the machine's zone", /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(/],
  ["a date made in UTC", /Date\.UTC\(|T00:00(?::00(?:\.000)?)?Z|T23:59/],
  ["a date made in the machine's zone", /T00:00(?::00)?`\)/],
  ["a format in UTC", /timeZone: "UTC"|AT TIME ZONE 'UTC'/],
  ["a format in the machine's zone", /\.toLocale(?:Date|Time)String\(/],
  ["a day of the database's session", /CURRENT_DATE|now\(\)::date|date_trunc\('(?:day|month|year)', (?!l\.)/],
  ["a rounded day", /% dayMs|\/ dayMs\) \* dayMs/],
];

test.each(patterns)("no code makes %s, except where it was reviewed", (_name, pattern) => {
  const found = product.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
  expect(found.filter((file) => !(file in reviewed))).toEqual([]);
});

test("every reviewed file still has what was reviewed", () => {
  const has = (file: string) =>
    product.some((one) => one.file === file && patterns.some(([, pattern]) => pattern.test(one.code)));
  expect(Object.keys(reviewed).filter((file) => !has(file))).toEqual([]);
});

test("the server writes no date without a zone", () => {
  const server = product.filter(({ file }) => file.startsWith("graph/"));
  const bare = server.filter(({ code }) =>
    [...code.matchAll(/new Intl\.DateTimeFormat\(([^)]*)\)/g)].some(
      ([, given]) => !/timeZone/.test(given ?? ""),
    ),
  );
  expect(bare.map(({ file }) => file)).toEqual(["graph/core/time/installation.ts"]);
});
