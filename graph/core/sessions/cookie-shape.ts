import { parse, serialize } from "hono/utils/cookie";
import { publicUrl, type Env } from "../env.ts";
import { dayMs, secondMs } from "../../../shared/core/time/durations.ts";

interface Installation {
  env: Env;
}

export const isSecure = ({ env }: Installation) => publicUrl(env).startsWith("https:");

/** `__Host-` binds a cookie to this host, but browsers accept it over https only. */
export const hostName = (installation: Installation, name: string) =>
  `${isSecure(installation) ? "__Host-" : ""}${name}`;

export const lasting = (installation: Installation, lifeMs: number) =>
  ({
    path: "/",
    sameSite: "Lax",
    maxAge: Math.floor(lifeMs / secondMs),
    secure: isSecure(installation),
  }) as const;

export function valueIn(cookies: string | undefined, name: string, shape: RegExp): string | undefined {
  const value = parse(cookies ?? "", name)[name];
  return value !== undefined && shape.test(value) ? value : undefined;
}

const limitName = "safevoice-limits";

/**
 * The random mark of a browser that sent something, for a day. It only separates the counts of
 * people who share a network: it is stored nowhere (graph/core/quotas.ts).
 */
export const limitCookie = (installation: Installation, mark: string) =>
  serialize(hostName(installation, limitName), mark, { ...lasting(installation, dayMs), httpOnly: true });

/** That mark as a browser brings it. */
export const limitMarkIn = (installation: Installation, cookies: string | undefined) =>
  valueIn(cookies, hostName(installation, limitName), /^[\w-]{43}$/);
