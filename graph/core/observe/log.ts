import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "../env.ts";
import { isSafeMessage } from "./safe-messages.ts";

/** Logs carry numbers and codes. Fields that could hold personal data or a secret are left out. */
export const createLog = (env: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      serializers: { err: (error: unknown) => withoutQuotes(error) },
      redact: { paths: ["*.cookie", "*.authorization", "*.password", "*.token"], remove: true },
    },
    destination,
  );

/** How deep causes are followed: an error can be its own cause. */
const deepest = 5;

/**
 * An error by kind, code and place, with its causes. Its text stays out, since databases, parsers
 * and mail servers quote user input. Only the system's own messages (no such file, no connection)
 * and those of `safe-messages.ts` are kept.
 */
function withoutQuotes(error: unknown, depth = 0): object {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const known = error as Partial<Error> & Layer;
  const told = toldFields.flatMap((name) => (isPlain(known[name]) ? [[name, known[name]] as const] : []));
  const message = known.message ?? known.originalMessage;
  const isSafe = typeof message === "string" && (known.syscall !== undefined || isSafeMessage(message));
  // Prisma's errors have what the database said in these places.
  const cause = known.meta?.driverAdapterError ?? known.cause;
  return {
    type: error.constructor?.name,
    ...Object.fromEntries(told),
    ...(isSafe && { message }),
    ...(error instanceof Error && { stack: placesIn(error) }),
    ...(typeof cause === "object" &&
      cause !== null &&
      depth < deepest && { cause: withoutQuotes(cause, depth + 1) }),
  };
}

interface Layer extends Partial<Record<(typeof toldFields)[number], unknown>> {
  /** Of Prisma's adapter, whose causes are plain objects. */
  originalMessage?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** Names of parts of the product, of the database's schema, and of kinds of failure. */
const toldFields = [
  "code",
  "originalCode",
  "kind",
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
