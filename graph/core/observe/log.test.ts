import { expect, test } from "vitest";
import { createLog } from "./log.ts";

/** One line of the log, as it is written. */
function written(error: unknown): string {
  let line = "";
  createLog({ LOG_LEVEL: "info" }, { write: (text) => void (line += text) }).error(
    { err: error, correlation: "c-1" },
    "call failed",
  );
  return line;
}

const typed = "Jane Rivera\n    at 12 Elm Street";

test("an error is logged by kind, code and place, without typed text", () => {
  const quoting = Object.assign(new Error(`Invalid value: "${typed}"`), {
    code: "22P02",
    table: "VictimInfo",
    detail: `Key (name)=(${typed})`,
    meta: { typed },
    query: typed,
  });
  const line = written(new TypeError(typed, { cause: quoting }));
  expect(line).not.toMatch(/Jane|Elm/);
  const { err, msg, correlation } = JSON.parse(line) as Record<string, Record<string, unknown>>;
  expect([msg, correlation]).toEqual(["call failed", "c-1"]);
  expect(err).toMatchObject({ type: "TypeError", cause: { code: "22P02", table: "VictimInfo" } });
  expect(err?.["stack"]).toContain("log.test.ts");
});

test("errors of quoting parsers and non-errors are logged without content either", () => {
  const parse = () => JSON.parse("Jane Rivera") as unknown;
  let thrown: unknown;
  try {
    parse();
  } catch (error) {
    thrown = error;
  }
  expect(written(thrown)).not.toContain("Jane");
  expect(written("Jane Rivera")).not.toContain("Jane");
});

test("the system's messages about files and connections are logged", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), {
    code: "ECONNREFUSED",
    syscall: "connect",
    errno: -111,
  });
  expect(written(refused)).toContain("connect ECONNREFUSED 127.0.0.1:5432");
});
