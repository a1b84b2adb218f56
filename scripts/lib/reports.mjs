// The test runners' reports in one shape: counts of passed and failed, and a line for each notable
// test.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** @typedef {import("./reports.d.mts").Outcome} Outcome */

/**
 * The message with expected and actual values on one line: the first line alone seldom says why.
 */
const inShort = (text = "") => stripVTControlCharacters(text).replaceAll(/\s+/g, " ").slice(0, 600);
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/**
 * @returns {Outcome} A test that passed on its second try still has the message of the first. A test
 *   that did not end was running when its process died, for example because it ran out of memory.
 */
export function readVitestReport(file) {
  const report = read(file);
  const files = report?.testResults ?? [];
  const told = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ failureMessages }) => failureMessages?.length > 0),
  );
  const unfinished = files.flatMap(({ name, assertionResults }) => {
    const test = assertionResults.find(({ status }) => status === "pending");
    return test ? [`${path.relative("", name)}: did not end: ${test.fullName}`] : [];
  });
  const lines = (status) =>
    told
      .filter((test) => test.status === status)
      .map(({ fullName, failureMessages }) => `${fullName}: ${inShort(failureMessages[0])}`);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    wrong: [...lines("failed"), ...unfinished],
    unsteady: lines("passed"),
  };
}

/** @returns {Outcome} */
export function readPlaywrightReport(file) {
  const report = read(file);
  const told = (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const error = results.find((result) => result.error)?.error;
      return { status, line: `${title}: ${inShort(error?.message)}` };
    }),
  );
  const lines = (wanted) => told.filter(({ status }) => status === wanted).map(({ line }) => line);
  return {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
    wrong: lines("unexpected"),
    unsteady: lines("flaky"),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
