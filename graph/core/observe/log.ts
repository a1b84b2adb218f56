import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "../env.ts";

/** Logs carry numbers and codes. Fields that could hold personal data or a secret are left out. */
export const createLog = (env: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      serializers: { err: withoutQuotes },
      redact: { paths: ["*.cookie", "*.authorization", "*.password", "*.token"], remove: true },
    },
    destination,
  );

/**
 * An error by kind, code and place. Its text stays out, since databases, parsers and mail servers
 * quote user input. Only the system's own messages (no such file, no connection) are safe.
 */
function withoutQuotes(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const known = error as Error & Partial<Record<(typeof toldFields)[number], unknown>>;
  const told = toldFields.flatMap((name) => (isPlain(known[name]) ? [[name, known[name]] as const] : []));
  return {
    type: error.constructor.name,
    ...Object.fromEntries(told),
    ...(known.syscall !== undefined && { message: error.message }),
    stack: placesIn(error),
    ...(error.cause instanceof Error && { cause: withoutQuotes(error.cause) }),
  };
}

/** Names of parts of the product, of the database's schema, and of kinds of failure. */
const toldFields = [
  "code",
  "errno",
  "syscall",
  "status",
  "routine",
  "table",
  "column",
  "constraint",
  "command",
] as const;
const isPlain = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && /^[\w .-]{1,60}$/.test(value));

/** The stack begins with the text, which may have several lines. */
function placesIn({ stack = "", message }: Error): string {
  const after = stack.indexOf(message) + message.length;
  return stack
    .slice(stack.includes(message) ? after : 0)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
