import { expect, test } from "vitest";
import { DatabaseOutage, databaseTrouble } from "./outage.ts";

const withCode = (code: string, message = "x") => Object.assign(new Error(message), { code });
const prisma = (cause: object) =>
  Object.assign(new Error("Invalid invocation"), { code: "P2010", meta: { driverAdapterError: { cause } } });

test.each<[string, unknown]>([
  ["a refused connection", withCode("ECONNREFUSED")],
  ["a reset connection, inside another error", new Error("x", { cause: withCode("ECONNRESET") })],
  ["a server that shuts down", withCode("57P01")],
  ["a statement that took too long", withCode("57014")],
  ["too many connections", withCode("53300")],
  ["a connection that ended", new Error("Connection terminated unexpectedly")],
  ["an answer that is overdue", new Error("Query read timeout")],
  ["a pool that is all taken", new Error("timeout exceeded when trying to connect")],
  ["what Prisma could not reach", withCode("P1001")],
  ["a transaction that found no connection", withCode("P2028")],
  ["what Prisma's adapter says", prisma({ kind: "DatabaseNotReachable" })],
  ["what was given up", new DatabaseOutage()],
])("%s is an outage", (_what, error) => expect(databaseTrouble(error)).toBe("unreachable"));

test.each<[string, unknown]>([
  ["PostgreSQL's code", withCode("53100")],
  ["the system's code", withCode("ENOSPC")],
  [
    "a message",
    prisma({ kind: "postgres", code: "58030", message: "could not write: No space left on device" }),
  ],
])("a full disk is known by %s", (_what, error) => expect(databaseTrouble(error)).toBe("full"));

test.each<[string, unknown]>([
  ["a row that is there already", withCode("P2002")],
  ["a guard's refusal", withCode("SV001")],
  ["a fault of ours", new TypeError("x is not a function")],
  ["nothing", undefined],
])("%s is none", (_what, error) => expect(databaseTrouble(error)).toBeUndefined());
