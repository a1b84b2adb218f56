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

test("a message that quotes nothing typed is logged, and one that might is not", () => {
  const messageOf = (message: string) =>
    (JSON.parse(written(new Error(message))) as { err: { message?: string } }).err.message;
  for (const message of [
    "canceling statement due to statement timeout",
    "deadlock detected",
    'relation "Message" does not exist',
    "permission denied for table AuditEntry",
    'duplicate key value violates unique constraint "Officer_email_key"',
    "Connection terminated unexpectedly",
    "Cannot read properties of undefined (reading 'id')",
    "The operation was aborted due to timeout",
    "There is no room left to store files",
  ])
    expect(messageOf(message), message).toBe(message);
  for (const message of [
    'invalid input syntax for type integer: "Jane Rivera"',
    'relation "Message" does not exist: Jane Rivera',
    "deadlock detected\nJane Rivera",
    "Jane Rivera is not a function",
    `Unexpected token 'J', "Jane Rivera" is not valid JSON`,
    "Key (name)=(Jane Rivera) already exists.",
  ])
    expect(messageOf(message), message).toBeUndefined();
});

test("the cause inside Prisma's wrappers is logged, also where it is a plain object", () => {
  const cause = {
    originalCode: "57014",
    originalMessage: "canceling statement due to statement timeout",
    kind: "postgres",
    detail: typed,
  };
  const adapter = Object.assign(new Error(typed), { cause });
  const error = Object.assign(new Error(`Invalid invocation: ${typed}`), {
    code: "P2010",
    meta: { driverAdapterError: adapter },
  });
  error.cause = error; // its own cause ends somewhere
  const line = written(error);
  expect(line).not.toMatch(/Jane|Elm/);
  const { err } = JSON.parse(line) as { err: object };
  expect(err).toMatchObject({
    code: "P2010",
    cause: { cause: { originalCode: "57014", kind: "postgres", message: cause.originalMessage } },
  });
});
