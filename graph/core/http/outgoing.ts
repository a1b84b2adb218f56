import { lookup as resolve } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { refusedCode } from "../process/outgoing-guard.ts";
import { readAddress } from "./network-of.ts";
import { readRange } from "./network-range.ts";
import { withoutEnding } from "../../../shared/core/text/ends.ts";

/** The receiver's answer, truncated. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  isCut: boolean;
}

/** Why a call got no answer, in words without the address. */
export class CallFailure extends Error {}

/** The second line has those with an embedded IPv4 address too: translated, 6to4 and Teredo. */
const reserved =
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  ::/96 ::1/128 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`
    .split(/\s+/)
    .flatMap((network) => readRange(network) ?? []);

/**
 * Whether an address is this machine, a private network, a metadata service or otherwise not on the
 * public internet.
 */
export function isPrivateTarget(written: string): boolean {
  const address = readAddress(written)?.toString();
  return address === undefined || reserved.some(({ has }) => has(address));
}

/** Names without a public server: local ones, and names without a dot. */
const insideName =
  /^[^.]*$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/i;

/**
 * Whether a URL's host is visibly internal, so that the administrator gets an error at once.
 * Resolved addresses are checked at each call. The URL parser has already normalized numeric,
 * hexadecimal and octal addresses.
 */
export function leadsInside(hostname: string): boolean {
  const host = withoutEnding(bare(hostname), /\./);
  return readAddress(host) ? isPrivateTarget(host) : insideName.test(host);
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/**
 * Names are resolved when connecting, and the result is checked then: a name that resolves
 * differently the second time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 4);
    const open = addresses.filter(({ address }) => !isPrivateTarget(address));
    // One private address among public ones is refused too: that is no accident.
    if (open.length === 0 || open.length !== addresses.length)
      return callback(new CallFailure("The address leads into a private network."), "", 4);
    if (options.all) callback(null, open);
    else callback(null, open[0]?.address ?? "", open[0]?.family);
  });
};

interface Call {
  method: "GET" | "POST";
  url: string;
  body?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Allows addresses in private networks. */
  allowsPrivate: boolean;
  /** More of the answer is not read. */
  maxBytes: number;
}

/** Calls an address that someone typed. Redirects are not followed. */
export function callOutside(call: Call): Promise<Answer> {
  const { method, url, body, headers, signal, allowsPrivate, maxBytes } = call;
  const target = new URL(url);
  const host = bare(target.hostname);
  if (!allowsPrivate && readAddress(host) && isPrivateTarget(host))
    return Promise.reject(new CallFailure("The address leads into a private network."));
  const send = target.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((answer, fail) => {
    const call = send(target, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
      },
      signal,
      agent: false,
      ...(!allowsPrivate && { lookup: lookupPublic }),
    });
    call.on("error", (error) =>
      fail(signal.aborted ? new CallFailure("No answer came in time.") : failureOf(error)),
    );
    call.on("response", (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const done = () => {
        answer({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: Buffer.concat(parts).subarray(0, maxBytes).toString("utf8"),
          isCut: size > maxBytes,
        });
        call.destroy();
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > maxBytes) done();
      });
      response.on("end", done);
      response.on("error", (error) =>
        fail(signal.aborted ? new CallFailure("No answer came in time.") : failureOf(error)),
      );
    });
    call.end(body);
  });
}

function failureOf(error: Error & { code?: string }): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error.code === refusedCode)
    return new CallFailure("This is a training installation: it connects to no other machine.");
  if (error.code === "ENOTFOUND" || error.code === "EAI_AGAIN")
    return new CallFailure("The name could not be found.");
  return new CallFailure(`The connection failed${error.code ? ` (${error.code})` : ""}.`);
}
