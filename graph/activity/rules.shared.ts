import * as z from "zod/mini";
import { says } from "./sentences.ts";

/** Who acted, as the logs sort it. */
export const userTypes = ["admin", "officer", "system", "visitor"] as const;
export type UserType = (typeof userTypes)[number];
export const logStatuses = ["success", "failure", "pending"] as const;
export type LogStatus = (typeof logStatuses)[number];

/**
 * Which actors of the audit log each type holds: a supervisor answers for officers, without an
 * account; a citizen is a visitor who filed a request; a tool with an API key acts for nobody, so
 * it is the system.
 */
export const actorsOf = {
  admin: ["admin"],
  officer: ["officer", "supervisor"],
  system: ["system"],
  visitor: ["visitor", "citizen"],
} as const satisfies Record<UserType, readonly string[]>;

export const userTypeOf = (actor: string): UserType =>
  userTypes.find((type) => (actorsOf[type] as readonly string[]).includes(actor)) ?? "system";

export const entriesPerPage = 25;
const maxSearchCharacters = 100;
/** More than these are not looked for. */
const mostWords = 6;

/**
 * An entry's number in the log, as text: there may be more of them than a number in JSON can tell
 * apart.
 */
export const entryNumber = z.string().check(z.regex(/^[1-9]\d{0,17}$/, says.noSuchEntry));

/** Which entries a list shows. */
export const logFilter = z.object({
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, says.searchTooLong))),
  ),
  userType: z.optional(z.nullable(z.enum(userTypes))),
  status: z.optional(z.nullable(z.enum(logStatuses))),
  /** From this moment on. */
  from: z.optional(z.nullable(z.date())),
  /** Before this moment. */
  to: z.optional(z.nullable(z.date())),
  after: z.optional(z.nullable(entryNumber)),
});
export type LogFilter = z.input<typeof logFilter>;

export const wordsIn = (search: string): string[] =>
  [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, mostWords);

/** One thing that an entry says beside who did what: what changed, or a value by its name. */
export interface Detail {
  name: string;
  /** Null where nothing was there before, or where it is no change. */
  before: string | null;
  after: string | null;
}

const mostDetails = 40;

/** What an entry's details say, a line each, in words that people read. */
export function detailsOf(details: unknown): Detail[] {
  if (!isRecord(details)) return [];
  const { before, after, ...others } = details;
  const changed: Detail[] =
    isRecord(before) || isRecord(after)
      ? [...new Set([...keysOf(before), ...keysOf(after)])].map((key) => ({
          name: named(key),
          before: isRecord(before) && key in before ? valueOf(key, before[key]) : null,
          after: isRecord(after) && key in after ? valueOf(key, after[key]) : null,
        }))
      : before !== undefined || after !== undefined
        ? [{ name: "state", before: scalar("state", before), after: scalar("state", after) }]
        : [];
  const rest = Object.entries(others).map(([key, value]) => ({
    name: named(key),
    before: null,
    after: valueOf(key, value),
  }));
  return [...changed, ...rest].slice(0, mostDetails);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const keysOf = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);
const scalar = (key: string, value: unknown) => (value === undefined ? null : valueOf(key, value));

/** `amountCents` is said as "amount". */
const named = (key: string) =>
  key
    .replace(/Cents$/, "")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();

function valueOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number")
    return key.endsWith("Cents") ? `$${(value / 100).toFixed(2)}` : String(value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((one) => valueOf(key, one)).join(", ") || "nothing";
  if (!isRecord(value)) return "nothing";
  return Object.entries(value)
    .map(([inner, held]) => `${named(inner)}: ${valueOf(inner, held)}`)
    .join("; ");
}

/**
 * The rule by which an address counts as a risk, over the last 24 hours: one of these is enough.
 */
export const riskThresholds = {
  high: { failedSignIns: 5, denials: 10, perMinute: 120 },
  medium: { failedSignIns: 2, denials: 3, perMinute: 60 },
} as const;
export const risks = ["high", "medium", "low"] as const;
export type Risk = (typeof risks)[number];
export const riskSigns = ["failedSignIns", "denials", "perMinute"] as const;
export type RiskSign = (typeof riskSigns)[number];
/** What counts as a failed sign-in, where it failed. */
export const signInActions = [
  "admin.login",
  "admin.second-factor-given",
  "verification.wrong-badge",
] as const;

/** How risky an address is, and by which signs. */
export function riskOf(counts: Readonly<Record<RiskSign, number>>): { risk: Risk; signs: RiskSign[] } {
  for (const risk of ["high", "medium"] as const) {
    const signs = riskSigns.filter((sign) => counts[sign] >= riskThresholds[risk][sign]);
    if (signs.length) return { risk, signs };
  }
  return { risk: "low", signs: [] };
}

/** So far back the addresses are counted. */
export const ipHours = 24;
export const addressesPerPage = 25;

/** Where an address is: no place is made up. */
export const placeOf = (ip: string): "Private network" | "Unknown" =>
  privateNetworks.some((network) => network.test(ip.toLowerCase())) ? "Private network" : "Unknown";
const privateNetworks = [
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^192\.168\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^::1$/,
  /^f[cd][\da-f]{2}:/,
  /^fe[89ab][\da-f]:/,
];

export const isLoopbackAddress = (ip: string) => /^127\.|^::1$/.test(ip);

export const ipFilter = z.object({
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, says.searchTooLong))),
  ),
  risk: z.optional(z.nullable(z.enum(risks))),
  userType: z.optional(z.nullable(z.enum(userTypes))),
});
export type IpFilter = z.input<typeof ipFilter>;

/** For how long a network can be blocked, in minutes. */
export const blockMinutes = { least: 5, most: 30 * 24 * 60 } as const;
export const blockChoices = [15, 60, 24 * 60, 7 * 24 * 60] as const;
const maxReasonCharacters = 500;

const reason = z
  .string(says.reasonMissing)
  .check(z.trim(), z.minLength(1, says.reasonMissing), z.maxLength(maxReasonCharacters, says.reasonTooLong));

/** Why something is done to an address or a session. */
export const reasonForm = z.object({ reason });

export const blockForm = z.object({
  reason,
  minutes: z
    .int(says.minutesWrong)
    .check(z.minimum(blockMinutes.least, says.minutesWrong), z.maximum(blockMinutes.most, says.minutesWrong)),
  isForced: z.optional(z.nullable(z.boolean())),
});
