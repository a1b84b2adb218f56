import type { Context as HonoContext } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * Whether a call comes from this machine, directly and by its own name: not through a proxy, which
 * adds one of many headers; not by a foreign name that points here; and not in proxy form (`GET
 * http://…`).
 */
export function isFromHere(c: HonoContext<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  const from = incoming?.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  return (
    (from === "::1" || from.startsWith("127.")) &&
    incoming?.url?.startsWith("/") === true &&
    isLoopback(new URL(c.req.url).host) &&
    ![...c.req.raw.headers.keys()].some((name) => saysProxy.test(name))
  );
}

export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);

/** The standard header, the usual ones, and those of well-known proxies. */
const saysProxy =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|(?:x-|true-|fastly-|x-cluster-)?client-ip|cf-.*|x-original-.*|x-envoy-.*|x-amzn?-.*)$/;
