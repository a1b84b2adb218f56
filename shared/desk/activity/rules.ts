import * as z from "zod/mini";
import { says } from "./sentences.ts";

/** The kinds of actors on the log pages. */
export const userTypes = ["admin", "officer", "system", "visitor"] as const;
export type UserType = (typeof userTypes)[number];
export const logStatuses = ["success", "failure", "pending"] as const;
export type LogStatus = (typeof logStatuses)[number];

/**
 * The audit log's actor types of each kind. Supervisors have no account and count with officers; a
 * citizen is a visitor who filed a request; an API client belongs to no person, so it counts as the
 * system.
 */
export const actorsOf = {
  admin: ["admin"],
  officer: ["officer", "supervisor"],
  system: ["system"],
  visitor: ["visitor", "citizen"],
} as const satisfies Record<UserType, readonly string[]>;

export const userTypeOf = (actor: string): UserType =>
  userTypes.find((type) => (actorsOf[type] as readonly string[]).includes(actor)) ?? "system";

const maxSearchCharacters = 100;
/** At most this many are searched. */
const maxWords = 6;

/** An entry's number as text, since it may exceed what a JSON number holds exactly. */
export const entryNumber = z.string().check(z.regex(/^[1-9]\d{0,17}$/, says.noSuchEntry));

/** Which entries a list shows. */
export const logFilter = z.object({
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, says.searchTooLong))),
  ),
  userType: z.optional(z.nullable(z.enum(userTypes))),
  status: z.optional(z.nullable(z.enum(logStatuses))),
  /** From this time on. */
  from: z.optional(z.nullable(z.date())),
  /** Before this time. */
  to: z.optional(z.nullable(z.date())),
  after: z.optional(z.nullable(entryNumber)),
});
export type LogFilter = z.input<typeof logFilter>;

export const wordsIn = (search: string): string[] =>
  [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxWords);

/** One detail of an entry: a change, or a named value. */
export interface Detail {
  name: string;
  /** Null if there was no value before, or if it is not a change. */
  before: string | null;
  after: string | null;
}

const maxDetails = 40;

/** The lines of an entry's details, in readable words. */
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
  return [...changed, ...rest].slice(0, maxDetails);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const keysOf = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);
const scalar = (key: string, value: unknown) => (value === undefined ? null : valueOf(key, value));

/** `amountCents` becomes "amount". */
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

/** The thresholds for a risky address over the last 24 hours; one is enough. */
export const riskThresholds = {
  high: { failedSignIns: 5, denials: 10, perMinute: 120 },
  medium: { failedSignIns: 2, denials: 3, perMinute: 60 },
} as const;
export const risks = ["high", "medium", "low"] as const;
export type Risk = (typeof risks)[number];
export const riskSigns = ["failedSignIns", "denials", "perMinute"] as const;
export type RiskSign = (typeof riskSigns)[number];
/** Failed sign-ins by kind. */
export const signInActions = [
  "admin.login",
  "admin.second-factor-given",
  "verification.wrong-badge",
] as const;

/** The risk of an address, and the reasons. */
export function riskOf(counts: Readonly<Record<RiskSign, number>>): { risk: Risk; signs: RiskSign[] } {
  for (const risk of ["high", "medium"] as const) {
    const signs = riskSigns.filter((sign) => counts[sign] >= riskThresholds[risk][sign]);
    if (signs.length) return { risk, signs };
  }
  return { risk: "low", signs: [] };
}

/** How far back addresses are counted. */
export const ipHours = 24;

/** The location of an address, without guessing. */
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

/** How long a network can be blocked, in minutes. */
export const blockMinutes = { least: 5, most: 30 * 24 * 60 } as const;
export const blockChoices = [15, 60, 24 * 60, 7 * 24 * 60] as const;
const maxReasonCharacters = 500;

const reason = z
  .string(says.reasonMissing)
  .check(z.trim(), z.minLength(1, says.reasonMissing), z.maxLength(maxReasonCharacters, says.reasonTooLong));

/** The reason for an action on an address or a session. */
export const reasonForm = z.object({ reason });

export const blockForm = z.object({
  reason,
  minutes: z
    .int(says.minutesWrong)
    .check(z.minimum(blockMinutes.least, says.minutesWrong), z.maximum(blockMinutes.most, says.minutesWrong)),
  isForced: z.optional(z.nullable(z.boolean())),
});
