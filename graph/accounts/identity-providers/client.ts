import type { Configuration, CustomFetchOptions, ServerMetadata } from "openid-client";
import type { IdentityProvider } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { callOutside, CallFailure } from "../../core/http/outgoing.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import {
  answerWithinMs,
  clockSkewSeconds,
  discoveryServesMs,
  maxAnswerBytes,
  type Identified,
} from "../../../shared/accounts/identity-providers/rules.ts";
import { secretsOf } from "./states.ts";

/** The provider does not answer, or not as a provider does. */
export class ProviderDown extends Error {}

export const secretPlace = "IdentityProvider.clientSecret";

export const redirectUri = ({ env }: Pick<Context, "env">) => `${publicUrl(env)}/sign-in/callback`;

/** The provider's address at which a person signs in, again if `isFresh`. */
export async function addressAt(
  context: Context,
  provider: IdentityProvider,
  state: string,
  { isFresh }: { isFresh: boolean },
): Promise<URL> {
  const oidc = await import("openid-client");
  const config = await configurationOf(context, provider);
  const page = config.serverMetadata().authorization_endpoint ?? "";
  if (!page.startsWith("https:") && !(isPlain(provider) && page.startsWith("http:")))
    throw new ProviderDown("Its sign-in page has no https address.");
  const { nonce, verifier } = secretsOf(context, state);
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(context),
    scope: scopesOf(config, provider).join(" "),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    // The provider asks the person again, and says when in the token.
    ...(isFresh && { prompt: "login", max_age: "0" }),
  });
}

/** With the one for a refresh token, if the provider has it. */
const scopesOf = (config: Configuration, { scopes }: IdentityProvider): string[] => {
  const isOffered = config.serverMetadata().scopes_supported?.includes(offline) ?? false;
  return [...new Set(["openid", ...scopes, ...(isOffered ? [offline] : [])])];
};
const offline = "offline_access";

/** What a provider says of a person, and the refresh token if it gave one, sealed. */
export interface Tokens {
  claims: Identified;
  refreshSealed: string | null;
}

/**
 * Exchanges the code of the answer for the ID token, and checks it: signature, issuer, audience,
 * times and nonce. Only the refresh token is kept besides.
 */
export async function tokensIn(
  context: Context,
  provider: IdentityProvider,
  answer: { state: string; query: string },
): Promise<Tokens> {
  const oidc = await import("openid-client");
  const config = await configurationOf(context, provider);
  const { nonce, verifier } = secretsOf(context, answer.state);
  const tokens = await oidc
    .authorizationCodeGrant(config, new URL(`${redirectUri(context)}${answer.query}`), {
      expectedState: answer.state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch(rethrow);
  const claims = tokens.claims();
  if (!claims) throw new Error("no ID token");
  return { claims, refreshSealed: sealedIn(context, tokens.refresh_token) };
}

/** The provider no longer knows the refresh token: the account, or its sign-in, is gone. */
export class GrantOver extends Error {}

/**
 * Asks again about the person of this refresh token. An ID token in the answer is checked as at the
 * sign-in; not every provider sends one. Without a new refresh token the old one stays.
 */
export async function refreshed(
  context: Context,
  provider: IdentityProvider,
  sealed: string,
): Promise<{ claims: Identified | undefined; refreshSealed: string }> {
  const oidc = await import("openid-client");
  const config = await configurationOf(context, provider);
  const token = context.keys.open(sealed, refreshPlace);
  const tokens = await oidc.refreshTokenGrant(config, token).catch((error: unknown) => {
    if (error instanceof oidc.ResponseBodyError && error.error === "invalid_grant")
      throw new GrantOver("invalid_grant");
    return rethrow(error);
  });
  return {
    claims: tokens.claims(),
    refreshSealed: sealedIn(context, tokens.refresh_token) ?? sealed,
  };
}

const refreshPlace = "Session.refreshToken";
const sealedIn = ({ keys }: Context, token: string | undefined) =>
  token === undefined ? null : keys.seal(token, refreshPlace);

interface Known {
  metadata: ServerMetadata;
  until: number;
}
/** What each server knows of its providers. */
const known = new WeakMap<object, Map<string, Known>>();

/**
 * The provider with its keys not yet read: they are read at each sign-in, so that a key that the
 * provider replaced a moment ago is known.
 */
async function configurationOf(context: Context, provider: IdentityProvider): Promise<Configuration> {
  const oidc = await import("openid-client");
  const metadata = await metadataOf(context, provider);
  const secret = context.keys.open(provider.clientSecretSealed, secretPlace);
  const methods = metadata.token_endpoint_auth_methods_supported;
  const authentication =
    !methods || methods.includes("client_secret_basic")
      ? oidc.ClientSecretBasic(secret)
      : oidc.ClientSecretPost(secret);
  const config = new oidc.Configuration(
    metadata,
    provider.clientId,
    { client_secret: secret, [oidc.clockTolerance]: clockSkewSeconds },
    authentication,
  );
  config[oidc.customFetch] = guardedFetch(context);
  config.timeout = answerWithinMs / secondMs;
  if (isPlain(provider)) oidc.allowInsecureRequests(config);
  // Without it the signature of a token that came directly from the provider is not checked.
  oidc.enableNonRepudiationChecks(config);
  return config;
}

async function metadataOf(context: Context, provider: IdentityProvider): Promise<ServerMetadata> {
  const now = context.now().getTime();
  const all = known.get(context.db) ?? new Map<string, Known>();
  known.set(context.db, all);
  const key = `${provider.id} ${provider.issuer}`;
  const kept = all.get(key);
  if (kept && kept.until > now) return kept.metadata;
  const oidc = await import("openid-client");
  const config = await oidc
    .discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
      [oidc.customFetch]: guardedFetch(context),
      timeout: answerWithinMs / secondMs,
      execute: isPlain(provider) ? [oidc.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      throw new ProviderDown(reasonOf(error));
    });
  const metadata = config.serverMetadata();
  // The library also accepts the shared issuers of some vendors, under which anyone has an account.
  if (metadata.issuer !== provider.issuer) throw new ProviderDown("Its document names another issuer.");
  all.set(key, { metadata: { ...metadata }, until: now + discoveryServesMs });
  return metadata;
}

/** http, which only loopback may have. */
const isPlain = ({ issuer }: Pick<IdentityProvider, "issuer">) => issuer.startsWith("http:");

/** Every call to a provider: never into a private network, and never long. */
const guardedFetch =
  ({ env }: Context) =>
  async (url: string, { method, headers, body, signal }: CustomFetchOptions): Promise<Response> => {
    const answer = await callOutside({
      method: method === "POST" ? "POST" : "GET",
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body !== undefined && body !== null && { body: textOf(body) }),
      signal: signal ?? AbortSignal.timeout(answerWithinMs),
      allowsPrivate: env.OIDC_ALLOW_PRIVATE,
      maxBytes: maxAnswerBytes,
    });
    if (answer.isCut) throw new CallFailure("The answer is too long.");
    if (answer.status >= 500) throw new CallFailure(`It answered ${answer.status}.`);
    const type = answer.headers["content-type"];
    return new Response(answer.text, {
      status: answer.status,
      ...(type && { headers: { "content-type": type } }),
    });
  };

/** The library sends forms. */
const textOf = (body: NonNullable<CustomFetchOptions["body"]>): string =>
  typeof body === "string" ? body : new URLSearchParams(body as URLSearchParams).toString();

/** A failure of the connection or of the provider itself is `ProviderDown`. */
function rethrow(error: unknown): never {
  if (error instanceof CallFailure || causeOf(error) instanceof CallFailure)
    throw new ProviderDown(reasonOf(error));
  throw error;
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/** Why it failed, for the audit log: the library's words, without values of the token. */
export const reasonOf = (error: unknown): string => {
  const cause = causeOf(error);
  const words = [error, cause].flatMap((one) => (one instanceof Error ? [one.message] : []));
  return [...new Set(words)].join(": ").slice(0, 200) || "no reason";
};
