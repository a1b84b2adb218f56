import { createHmac } from "node:crypto";
import type { Context as HonoContext } from "hono";
import { publicUrl } from "../../core/env.ts";
import { Refusal } from "../../core/errors.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { readText, smallBody, type BodyLimits } from "../../core/http/body.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { networkOf } from "../../core/http/network-of.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { isSameText, readSignature } from "../../core/security/standard-webhooks.ts";

/** A report or a text message; the longest text has some thousand characters. */
const hookBody: BodyLimits = { ...smallBody, maxBytes: 64 * 1024, wholeMs: 15_000 };

export interface SignedCall {
  /** The caller's id of this call; undefined if the provider has none. */
  callId: string | undefined;
  body: string;
  /** It was signed some time ago: a repeat, or a recording. Only a known one is accepted. */
  isOld: boolean;
}

type Hook = HonoContext<AppEnv>;

/** The body of a call that was signed with our secret. */
export async function readSigned(c: Hook, limits: Limits): Promise<SignedCall> {
  const { env, now } = c.get("context");
  const { HOOK_SECRET: secret } = env;
  if (!secret) throw closed();
  demandHeader(c, "webhook-signature");
  const body = await readBody(c);
  const signature = readSignature(secret, (name) => c.req.header(name), { body, now: now() });
  if (signature === "wrong") throw await forged(c, limits);
  return { callId: c.req.header("webhook-id"), body, isOld: signature === "old" };
}

/**
 * The body of a call that Twilio signed: the address as Twilio knows it, and every field in order.
 * It has no time, so a repeat is known by its message's id alone.
 */
export async function readSignedByTwilio(c: Hook, limits: Limits): Promise<SignedCall> {
  const { env } = c.get("context");
  const { SMS_TOKEN: token } = env;
  if (!token) throw closed();
  const given = demandHeader(c, "x-twilio-signature");
  const body = await readBody(c);
  const { pathname, search } = new URL(c.req.url);
  const wanted = twilioSignature(token, `${publicUrl(env)}${pathname}${search}`, new URLSearchParams(body));
  if (!isSameText(given, wanted)) throw await forged(c, limits);
  return { callId: undefined, body, isOld: false };
}

export function twilioSignature(token: string, url: string, fields: URLSearchParams): string {
  const sorted = [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(([name, value]) => `${name}${value}`).join("");
  return createHmac("sha1", token).update(`${url}${text}`, "utf8").digest("base64");
}

const readBody = (c: Hook) => readText(c.req.raw, c.req.header("content-length"), hookBody);

/** Without it, nothing of the body is read. */
function demandHeader(c: Hook, name: string): string {
  const value = c.req.header(name);
  if (!value) throw unsigned();
  return value;
}

/** Repeated wrong signatures are rate limited. Correctly signed calls never are. */
async function forged(c: Hook, limits: Limits): Promise<Refusal> {
  await limits.guess(`hook ${networkOf(c.get("context").ip)}`);
  return unsigned();
}

/** Nor is it a try to forge one if a provider repeats a call that was lost. */
export const unsigned = () =>
  new Refusal("UNAUTHENTICATED", forPrograms("The call is not signed with our secret."));
const closed = () => new Refusal("NOT_FOUND", forPrograms("There is no such call."));
