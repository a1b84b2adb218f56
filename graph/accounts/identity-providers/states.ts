import type { IdentityProvider, SignInState } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { signInCookie } from "../../core/sessions/cookies.ts";
import {
  providerServesMs,
  stateLivesMs,
  type ProviderKind,
} from "../../../shared/accounts/identity-providers/rules.ts";

interface Begun {
  returnTo: string;
  /** The super admin's session that only tests the provider. */
  testedBy: number | null;
}

/**
 * Keeps the state of a new sign-in, and returns it. It belongs to this browser: an answer that
 * someone else's browser began is refused.
 */
export async function keepState(
  context: Context,
  provider: Pick<IdentityProvider, "id" | "kind">,
  begun: Begun,
): Promise<string> {
  const state = `${provider.kind}.${context.random.token()}`;
  const browser = context.browser ?? context.random.token();
  await context.db.signInState.create({
    data: {
      ...begun,
      stateHash: stateHash(context, state),
      providerId: provider.id,
      browserHash: browserHash(context, browser),
      expiresAt: new Date(context.now().getTime() + stateLivesMs),
    },
  });
  context.browser = browser;
  context.setCookie?.(signInCookie(context, browser, providerServesMs));
  return state;
}

/** Deletes the state, so that it works once. Undefined if it expired, was used, or is another's. */
export async function takeState(
  context: Context,
  state: string,
): Promise<(SignInState & { provider: IdentityProvider }) | undefined> {
  if (context.browser === undefined) return undefined;
  const where = { stateHash: stateHash(context, state), browserHash: browserHash(context, context.browser) };
  const found = await context.db.signInState.findUnique({ where, include: { provider: true } });
  const { count } = await context.db.signInState.deleteMany({
    where: { ...where, expiresAt: { gt: context.now() } },
  });
  return count === 1 && found ? found : undefined;
}

/** For whom a state is, also when it is unknown here. */
export const kindOf = (state: string): ProviderKind => (state.startsWith("officer.") ? "officer" : "admin");

/** What only this server knows of a state: the nonce in the token, and the verifier of PKCE. */
export const secretsOf = ({ keys }: Pick<Context, "keys">, state: string) => ({
  nonce: keys.hash(`sign-in nonce ${state}`),
  verifier: keys.hash(`sign-in verifier ${state}`),
});

/** A background step: deletes sign-ins that were never finished, and expired identities. */
export async function sweepSignIns({ db, now }: Context): Promise<number> {
  await db.signInState.deleteMany({ where: { expiresAt: { lte: now() } } });
  await db.officerSignIn.deleteMany({ where: { expiresAt: { lte: now() } } });
  return 0;
}

const stateHash = ({ keys }: Context, state: string) => keys.hash(`sign-in state ${state}`);
const browserHash = ({ keys }: Context, browser: string) => keys.hash(`sign-in browser ${browser}`);
