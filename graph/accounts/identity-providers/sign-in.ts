import type { IdentityProvider } from "../../../prisma/client/client.ts";
import { safeNext } from "../../../shared/accounts/admins/rules.ts";
import { loginAction } from "../admins/sign-in/attempts.ts";
import { admit } from "../../core/access/audiences.ts";
import { isSuperAdmin, sessionIdOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { refuseBlocked } from "../../core/http/blocks.ts";
import { effectOf, signInAdmin, SignInProblem, type Effect } from "./admin-sign-in.ts";
import { addressAt, ProviderDown, reasonOf, tokensIn } from "./client.ts";
import { identifyOfficer } from "./officer-sign-in.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import {
  clockSkewSeconds,
  keyPattern,
  stateLivesMs,
  officerIn,
  type Claims,
  type Problem,
  type ProviderKind,
  type Identified,
} from "../../../shared/accounts/identity-providers/rules.ts";
import { says } from "../../../shared/accounts/identity-providers/sentences.ts";
import { keepState, kindOf, takeState } from "./states.ts";

/** Where a browser goes next, or the result of a test. */
export type Next = { to: string } | { tested: Tested };

export interface Tested {
  provider: IdentityProvider;
  claims: Claims | undefined;
  /** For administrators. */
  effect?: Effect;
  /** For officers. */
  officer?: ReturnType<typeof officerIn>;
  /** Why no one would be signed in. */
  problem: string | undefined;
}

const pageOf: Record<ProviderKind, { start: string; failed: string }> = {
  admin: { start: "/admin/dashboard", failed: "/admin/login" },
  officer: { start: "/officer-login?identified=1", failed: "/officer-login" },
};

/** Sends the browser to the provider's sign-in page. A test is for super admins alone. */
export async function beginSignIn(
  context: Context,
  key: string,
  { next, isTest }: { next: string | undefined; isTest: boolean },
): Promise<Next> {
  refuseBlocked(context);
  if (isTest) admit(context.viewer, "superAdmin");
  const provider = keyPattern.test(key)
    ? await context.db.identityProvider.findUnique({ where: { key } })
    : null;
  if (!provider || !(provider.isActive || isTest)) throw new Refusal("NOT_FOUND", says.noProvider);
  const { start } = pageOf[provider.kind];
  const isUnlocking = provider.kind === "officer" && next === unlockPage;
  const returnTo =
    provider.kind === "admin" ? safeNext(next, start) : isUnlocking ? `${unlockPage}?identified=1` : start;
  const testedBy = isTest ? sessionIdOf(context.viewer) : null;
  const state = await keepState(context, provider, { returnTo, testedBy });
  try {
    return { to: (await addressAt(context, provider, state, { isFresh: isUnlocking })).href };
  } catch (error) {
    return failed(context, { provider, isTest, error, returnTo });
  }
}

/** Where officers unlock a device, or sign in on another one. */
const unlockPage = "/unlock";

/** Takes the provider's answer, once, and from the browser that began. */
export async function finishSignIn(context: Context, query: string): Promise<Next> {
  refuseBlocked(context);
  const state = new URLSearchParams(query).get("state") ?? "";
  const begun = await takeState(context, state);
  if (!begun) return { to: failedAt(kindOf(state), "expired") };
  const { provider, testedBy } = begun;
  const isTest = testedBy !== null;
  let claims: Identified | undefined;
  try {
    if (isTest) {
      const isOwn = isSuperAdmin(context.viewer) && sessionIdOf(context.viewer) === testedBy;
      if (!isOwn) throw new SignInProblem("refused", "another session began the test");
    }
    const tokens = await tokensIn(context, provider, { state, query });
    claims = tokens.claims;
    if (isTest) {
      await record(context.db, context, {
        action: "identity-provider.tested",
        resourceType: "identity-provider",
        resourceId: provider.id,
      });
      return { tested: await testedWith(context, provider, claims) };
    }
    if (provider.kind === "admin") await signInAdmin(context, provider, tokens);
    else {
      const begunAt = begun.expiresAt.getTime() - stateLivesMs;
      const isFresh = begun.returnTo.startsWith(unlockPage) && isSince(claims["auth_time"], begunAt);
      await identifyOfficer(context, provider, tokens, isFresh);
    }
    return { to: begun.returnTo };
  } catch (error) {
    return failed(context, { provider, isTest, error, claims, returnTo: begun.returnTo });
  }
}

/** The provider asked the person again, because a session there may be another's. */
const isSince = (authTime: unknown, at: number): boolean =>
  typeof authTime === "number" && (authTime + clockSkewSeconds) * secondMs >= at;

async function testedWith(context: Context, provider: IdentityProvider, claims: Identified): Promise<Tested> {
  if (provider.kind === "officer") {
    const officer = officerIn(claims, provider);
    return { provider, claims, officer, problem: officer ? undefined : "no name or no badge number" };
  }
  const effect = await context.db.$transaction((tx) => effectOf(context, tx, { provider, claims }));
  return { provider, claims, effect, problem: undefined };
}

interface Failed {
  provider: IdentityProvider;
  isTest: boolean;
  error: unknown;
  claims?: Claims | undefined;
  returnTo: string;
}

/** Back to the sign-in page with a problem. A test shows its reason. */
async function failed(
  context: Context,
  { provider, isTest, error, claims, returnTo }: Failed,
): Promise<Next> {
  const reason = reasonOf(error);
  if (isTest && !(error instanceof SignInProblem && error.problem === "refused"))
    return { tested: { provider, claims, problem: reason } };
  const problem: Problem =
    error instanceof SignInProblem ? error.problem : error instanceof ProviderDown ? "down" : "refused";
  if (problem === "down")
    context.log.warn({ provider: provider.key, reason }, "an identity provider is down");
  const admin = error instanceof SignInProblem ? error.admin : undefined;
  await record(context.db, context, {
    action: provider.kind === "admin" ? loginAction : "officer.provider-identified",
    resourceType: provider.kind === "admin" ? "admin" : "identity-provider",
    resourceId: provider.kind === "admin" ? (admin?.id ?? "unknown") : provider.id,
    outcome: "failure",
    details: { by: "provider", provider: provider.name, reason },
    actor: { actorKind: "visitor", actorName: admin?.username ?? null },
  });
  if (returnTo.startsWith(unlockPage)) return { to: `${unlockPage}?problem=${problem}` };
  return { to: failedAt(provider.kind, problem) };
}

const failedAt = (kind: ProviderKind, problem: Problem) => `${pageOf[kind].failed}?problem=${problem}`;
