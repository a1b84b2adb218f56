import type { Context as HonoContext } from "hono";
import type { AppEnv } from "./app-env.ts";
import { isLoopbackAddress } from "./network-of.ts";

/**
 * Whether a call comes from this machine, directly and by its own name: not through a proxy, which
 * adds one of many headers; not by a foreign name that points here; and not in proxy form (`GET
 * http://…`).
 */
export function isFromHere(c: HonoContext<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return (
    isLoopbackAddress(incoming?.socket.remoteAddress ?? "") &&
    incoming?.url?.startsWith("/") === true &&
    isLoopback(new URL(c.req.url).host) &&
    ![...c.req.raw.headers.keys()].some((name) => saysProxy.test(name))
  );
}

export const isLoopback = (host: string) => /^localhost(:\d+)?$/i.test(host) || isLoopbackAddress(host);

/** The standard header, the usual ones, and those of well-known proxies. */
const saysProxy =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|(?:x-|true-|fastly-|x-cluster-)?client-ip|cf-.*|x-original-.*|x-envoy-.*|x-amzn?-.*)$/;
