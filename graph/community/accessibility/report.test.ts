import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { criteria } from "./criteria.ts";
import { levels, readReport, reportPath, statementDay, type Chapter } from "./report.ts";

/** WCAG 2.2 (W3C Recommendation, December 12, 2024), by level. 4.1.1 is obsolete and removed. */
const levelA =
  "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2".split(
    " ",
  );
const levelAA =
  "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3".split(
    " ",
  );

const { chapters, ...report } = await readReport();
const { success_criteria_level_a: a, success_criteria_level_aa: aa } = chapters;
const numbers = ({ criteria: found }: Chapter) => found.map(({ num }) => num);
const found = [a, aa].flatMap((chapter) =>
  chapter.criteria.flatMap(({ num, components }) =>
    components.map(({ name, adherence }) => ({ place: `${num} ${name}`, ...adherence })),
  ),
);

test("the report has each criterion of WCAG 2.2 A and AA once, in order", () => {
  expect([...levelA, ...levelAA]).toHaveLength(55);
  expect(numbers(a)).toEqual(levelA);
  expect(numbers(aa)).toEqual(levelAA);
  expect(Object.keys(criteria).toSorted()).toEqual([...levelA, ...levelAA].toSorted());
});

test("each criterion has a level and a note for pages and for documents", () => {
  for (const { num, components } of [...a.criteria, ...aa.criteria])
    expect(
      components.map(({ name }) => name),
      num,
    ).toEqual(["web", "electronic-docs"]);
  for (const { place, level, notes } of found) {
    expect(Object.keys(levels), place).toContain(level);
    expect(notes.length, place).toBeGreaterThan(15);
  }
});

const named = [...readFileSync(reportPath, "utf8").matchAll(/\b(?:tests|web|graph|docs|shared)\/[\w./-]*\w/g)]
  .map(([file]) => file)
  .filter((file, at, all) => all.indexOf(file) === at);

test("every file that a note names exists", () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("what pages are said to support names a test, a file", () => {
  const bare = found
    .filter(({ place, level }) => place.endsWith("web") && level !== "not-applicable")
    .filter(({ notes }) => !named.some((file) => notes.includes(file)));
  expect(bare.map(({ place }) => place)).toEqual([]);
});

test("the report is from the day of the statement, and has what the format requires", () => {
  expect(report.report_date).toBe(statementDay);
  const { author } = parse(readFileSync(reportPath, "utf8")) as { author: { email: string } };
  expect(author.email).toMatch(/@.+\.example$/);
});
