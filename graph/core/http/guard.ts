import type { Env } from "../env.ts";
import { publicUrl } from "../env.ts";
import { Refusal } from "../errors.ts";
import { plainAddress } from "./network-of.ts";
import { isSecretAddress } from "../security/secret-links.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

interface Head {
  method: string;
  path: string;
  /** A request header by its lower-case name. */
  header: (name: string) => string | undefined;
}

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site made a browser send. A browser states the origin
 * (`Sec-Fetch-Site`, `Origin`, an old one at least `Referer`); external tools state none and carry
 * no foreign cookies.
 */
export function refuseForeignWrites(env: Env, { method, path, header }: Head) {
  if (reads.has(method)) return;
  const site = header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new Refusal("FORBIDDEN", coreSays.foreignCall);
  const origin = header("origin");
  // A page with a secret address sends no referrer, so its own form sends no origin either. Another
  // site that knew the address could send this too, but it would need no cookies, since the address
  // alone decides.
  if (origin === "null" && isSecretAddress(path)) return;
  const from = origin ?? originOf(header("referer"));
  if (isOwnOrigin(env, from, header("host"))) return;
  const isOurPage = URL.canParse(from ?? "") && new URL(from ?? "").host === header("host");
  throw new Refusal(
    "FORBIDDEN",
    // Met by an operator who opens the server by its own name, or forgot the port.
    isOurPage ? coreSays.otherAddress({ address: publicUrl(env) }) : coreSays.foreignCall,
  );
}

const originOf = (referer: string | undefined) => {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
};

/** Tools send no origin; a browser always sends one for a write and for a WebSocket. */
export const isOwnOrigin = (env: Env, origin: string | undefined, host: string | undefined) =>
  origin === undefined ||
  origin === new URL(publicUrl(env)).origin ||
  (!env.PUBLIC_URL && host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));

/** Another site's form cannot send JSON, so nothing else is accepted as a body. */
export function demandJson(type: string | undefined) {
  if (!/^application\/json\b/i.test(type ?? ""))
    throw new Refusal("WRONG_TYPE", forPrograms("Send the body as application/json."));
}

/** The caller's address; from the proxy's header only if a proxy is trusted. */
export function addressOf(env: Env, forwarded: string | undefined, socketAddress: string | undefined) {
  const last = env.TRUST_PROXY ? forwarded?.split(",").at(-1)?.trim() : undefined;
  return plainAddress(last || socketAddress || "unknown");
}
