import { says } from "../sentences.ts";

// What must be known of a case and its officer before any domain is asked, and the refusal
// sentences.

export const verificationStatuses = ["pending", "verified", "rejected"] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];
export const trusts = ["provisional", "limited", "trusted"] as const;
export type Trust = (typeof trusts)[number];

/** The provisional grant still runs, and no decision was made meanwhile. */
export const isProvisional = (status: VerificationStatus, emergencyUntil: Date | null, now: Date) =>
  status === "pending" && emergencyUntil !== null && emergencyUntil > now;

/** The rights of one case: its supervisor's answer, else a running grant, else none. */
export const trustOfCase = (
  {
    status,
    trust,
    emergencyUntil,
  }: { status: VerificationStatus; trust: Trust | null; emergencyUntil: Date | null },
  now: Date,
): Trust | null =>
  status === "verified" ? trust : isProvisional(status, emergencyUntil, now) ? "provisional" : null;

/** The refusal for callers without a session. */
export const signInFirst = {
  anybody: says.signInFirst,
  officer: says.verifyFirst,
  admin: says.signIn,
} as const;

/**
 * What an API key may do. A REST call or a GraphQL root field names the scope that it requires. No
 * key can use one that names none.
 */
export const scopes = [
  "requests:read",
  "requests:create",
  "dispatch:write",
  "directory:write",
  "export:read",
  "money:read",
  "graphql:read",
] as const;
export type Scope = (typeof scopes)[number];
