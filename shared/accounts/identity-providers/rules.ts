import * as z from "zod/mini";
import { adminRoles, inOrder, type AdminRoleName } from "../../core/access/roles.ts";
import { nameOf, textOf, tooLong } from "../../core/forms/fields.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { hourMs, minuteMs, secondMs } from "../../core/time/durations.ts";
import { says } from "./sentences.ts";

export const providerKinds = ["admin", "officer"] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** How an administrator's account may sign in. */
export const signInWays = ["local", "provider", "both"] as const;

/** The time to sign in at the provider. */
export const stateLivesMs = 10 * minuteMs;
/** How long an officer's identity lasts, and the cookie of the browser that began a sign-in. */
export const providerServesMs = 8 * hourMs;
/** The time for each answer of a provider, and how much of it is read. */
export const answerWithinMs = 5 * secondMs;
export const maxAnswerBytes = 64 * 1024;
/** How far the provider's clock may be off. */
export const clockSkewSeconds = 60;
/** A provider's name in addresses. */
export const keyPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Addresses and keys of a provider are looked up again after this time. */
export const discoveryServesMs = 10 * minuteMs;

/**
 * When a provider is asked again about a session. With the spread (two minutes at most) and the
 * time of the background step it stays below 15 minutes.
 */
export const recheckAfterMs = 10 * minuteMs;
/** How long a session goes on while its provider does not answer. */
export const unansweredServesMs = hourMs;

/** What a sign-in page says after a sign-in at a provider that failed. */
export const problems = [
  "expired",
  "refused",
  "noAccount",
  "noRole",
  "mfaMissing",
  "down",
  "passwordFirst",
  "sessionsTaken",
  "incomplete",
] as const;
export type Problem = (typeof problems)[number];
export const isProblem = (word: string | null): word is Problem => problems.some((known) => known === word);

/** Claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>>;
/** Those of a person whom the provider has identified. */
export type Identified = Claims & { sub: string };

/** The roles that each group has. */
export type GroupRoles = Readonly<Record<string, readonly AdminRoleName[]>>;

/** Words separated by spaces or commas. */
const wordList = (most: number) =>
  z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200, tooLong)))
    .check(z.maxLength(most, tooLong));

const maxUrlCharacters = 300;
const claimName = z.string().check(z.trim(), z.maxLength(100, tooLong));
const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, says.domainWrong),
  );

/** The form of an identity provider. */
export const providerForm = z
  .object({
    kind: z.enum(providerKinds),
    name: nameOf(60, { missing: formSays.required, tooLong }),
    key: textOf(
      formSays.required,
      z.minLength(1, formSays.required),
      z.regex(keyPattern, says.keyWrong),
      z.refine<string>((key) => key !== "callback", says.keyWrong),
    ),
    issuer: textOf(
      formSays.required,
      z.minLength(1, formSays.required),
      z.maxLength(maxUrlCharacters, tooLong),
      z.refine<string>(isIssuer, says.issuerWrong),
    ),
    clientId: textOf(formSays.required, z.minLength(1, formSays.required), z.maxLength(200, tooLong)),
    /** Empty keeps the stored one. */
    clientSecret: z.string().check(z.trim(), z.maxLength(500, tooLong)),
    scopes: wordList(10),
    domains: z.array(domain).check(z.maxLength(20, tooLong)),
    agency: z.string().check(z.trim(), z.maxLength(160, tooLong)),
    provingAcr: wordList(20),
    provingAmr: wordList(20),
    groupClaim: claimName,
    groupRoles: z
      .array(
        z.object({
          group: textOf(says.groupWrong, z.minLength(1, says.groupWrong), z.maxLength(200, tooLong)),
          roles: z.array(z.enum(adminRoles, says.groupWrong)).check(z.minLength(1, says.groupWrong)),
        }),
      )
      .check(z.maxLength(50, tooLong)),
    mayGiveSuperAdmin: z.boolean(formSays.notYesOrNo),
    nameClaim: claimName,
    badgeClaim: claimName,
    rankClaim: claimName,
    isActive: z.boolean(formSays.notYesOrNo),
  })
  .check(
    z.refine(({ kind, domains }) => kind !== "admin" || domains.length > 0, {
      message: says.domainMissing,
      path: ["domains"],
    }),
    z.refine(({ kind, agency }) => kind !== "officer" || agency !== "", {
      message: says.agencyMissing,
      path: ["agency"],
    }),
    z.refine(({ kind, nameClaim }) => kind !== "officer" || nameClaim !== "", {
      message: says.claimMissing,
      path: ["nameClaim"],
    }),
    z.refine(({ kind, badgeClaim }) => kind !== "officer" || badgeClaim !== "", {
      message: says.claimMissing,
      path: ["badgeClaim"],
    }),
    z.refine(({ groupRoles, groupClaim }) => groupRoles.length === 0 || groupClaim !== "", {
      message: says.claimMissing,
      path: ["groupClaim"],
    }),
    z.refine(({ mayGiveSuperAdmin, groupRoles }) => mayGiveSuperAdmin || !namesSuperAdmin(groupRoles), {
      message: says.superAdminNotAllowed,
      path: ["groupRoles"],
    }),
  );
export type ProviderForm = z.output<typeof providerForm>;

const namesSuperAdmin = (groups: readonly { roles: readonly string[] }[]) =>
  groups.some(({ roles }) => roles.includes("super_admin"));

/** https, without user name, query or fragment. Loopback may be http. */
function isIssuer(text: string): boolean {
  try {
    const { protocol, hostname, username, password, search, hash } = new URL(text);
    const isOpen = protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
    return isOpen && !username && !password && !search && !hash;
  } catch {
    return false;
  }
}

/** This machine, for tests: no one else can read what is sent there without https. */
export const isLoopback = (hostname: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Text of a claim; empty if the provider sent none. */
export function textIn(claims: Claims, name: string): string {
  const value = name === "" ? undefined : claims[name];
  return typeof value === "string" ? value.trim() : "";
}

/** One text, or a list of texts. Anything else counts as none. */
export function listIn(claims: Claims, name: string): string[] {
  const value = name === "" ? undefined : claims[name];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === "string");
}

/**
 * The address that the provider has verified, in one of the domains that it may vouch for. The text
 * "true" is not enough: some providers let people type it.
 */
export function verifiedAddress(claims: Claims, domains: readonly string[]): string | undefined {
  const address = textIn(claims, "email").toLowerCase();
  const at = address.lastIndexOf("@");
  if (claims["email_verified"] !== true || at < 1) return undefined;
  return domains.includes(address.slice(at + 1)) ? address : undefined;
}

/** Whether the provider says that a second factor was given. */
export const provesSecondFactor = (
  claims: Claims,
  { provingAcr, provingAmr }: { provingAcr: readonly string[]; provingAmr: readonly string[] },
): boolean =>
  provingAcr.includes(textIn(claims, "acr")) ||
  listIn(claims, "amr").some((method) => provingAmr.includes(method));

interface RoleMap {
  groupClaim: string;
  groupRoles: GroupRoles;
  mayGiveSuperAdmin: boolean;
}

/**
 * The roles that the person's groups give. Undefined if the provider decides on no roles. Without
 * its permission it can neither give nor take the role of a super administrator.
 */
export function rolesFromGroups(
  claims: Claims,
  { groupClaim, groupRoles, mayGiveSuperAdmin }: RoleMap,
  current: readonly AdminRoleName[],
): AdminRoleName[] | undefined {
  if (Object.keys(groupRoles).length === 0) return undefined;
  const given = listIn(claims, groupClaim).flatMap((group) =>
    Object.hasOwn(groupRoles, group) ? (groupRoles[group] ?? []) : [],
  );
  if (mayGiveSuperAdmin) return inOrder(given);
  const others = given.filter((role) => role !== "super_admin");
  return inOrder(current.includes("super_admin") ? [...others, "super_admin"] : others);
}

/** What an agency's provider says about an officer. Undefined without a name or a badge. */
export function officerIn(
  claims: Claims,
  { nameClaim, badgeClaim, rankClaim }: { nameClaim: string; badgeClaim: string; rankClaim: string },
): { name: string; badge: string; rank: string } | undefined {
  const [name, rank] = [textIn(claims, nameClaim), textIn(claims, rankClaim)];
  // Some directories keep the badge as a number.
  const number = claims[badgeClaim];
  const badge = typeof number === "number" ? String(number) : textIn(claims, badgeClaim);
  const fits = name.length <= 120 && badge.length <= 40 && rank.length <= 80;
  return name && badge && fits ? { name, badge, rank } : undefined;
}
