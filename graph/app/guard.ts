import type { Env } from "./env.ts";
import { publicUrl } from "./env.ts";
import { foreignCall, Refusal } from "./errors.ts";
import { plainAddress } from "./network-of.ts";

interface Head {
  method: string;
  /** A header of the call by its lower-case name. */
  header: (name: string) => string | undefined;
}

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site made a browser send. A browser says where a call comes from (`Sec-Fetch-Site`, `Origin`);
 * external tools say neither and carry no foreign cookies.
 */
export function refuseForeignWrites(env: Env, { method, header }: Head) {
  if (reads.has(method)) return;
  const site = header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new Refusal("FORBIDDEN", foreignCall);
  if (!isOwnOrigin(env, header("origin"), header("host"))) throw new Refusal("FORBIDDEN", foreignCall);
}

/** No origin at all is a tool; a browser always names one for a write and for a WebSocket. */
export const isOwnOrigin = (env: Env, origin: string | undefined, host: string | undefined) =>
  origin === undefined ||
  origin === new URL(publicUrl(env)).origin ||
  (!env.PUBLIC_URL && host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));

/** A form of another site cannot send JSON; so nothing else is read as a body. */
export function demandJson({ header }: Head) {
  if (!/^application\/json\b/i.test(header("content-type") ?? ""))
    throw new Refusal("WRONG_TYPE", "Send the body as application/json.");
}

/** The address of whoever calls; from the proxy only where one is trusted. */
export function addressOf(env: Env, forwarded: string | undefined, socketAddress: string | undefined) {
  const last = env.TRUST_PROXY ? forwarded?.split(",").at(-1)?.trim() : undefined;
  return plainAddress(last || socketAddress || "unknown");
}
