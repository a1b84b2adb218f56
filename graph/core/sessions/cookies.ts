import { parse, serialize } from "hono/utils/cookie";
import type { Kernel } from "../context.ts";
import { publicUrl } from "../env.ts";
import { actorOf, isAnyAdmin, isOfficer, type Viewer } from "../access/viewer.ts";
import { secondMs } from "../time/durations.shared.ts";

export const isSecure = ({ env }: Pick<Kernel, "env">) => publicUrl(env).startsWith("https:");
/** `__Host-` binds the cookie to this host, but browsers take it over https only. */
const cookieName = (kernel: Pick<Kernel, "env">) => (isSecure(kernel) ? "__Host-safevoice" : "safevoice");

const deviceName = (kernel: Pick<Kernel, "env">) => `${isSecure(kernel) ? "__Host-" : ""}safevoice-device`;

const lasting = (kernel: Pick<Kernel, "env">, lifeMs: number) =>
  ({ path: "/", sameSite: "Lax", maxAge: Math.floor(lifeMs / secondMs), secure: isSecure(kernel) }) as const;

/** Who somebody is; no script can read it. An empty token takes it back. */
export const sessionCookie = (kernel: Pick<Kernel, "env">, token: string, lifeMs: number) =>
  serialize(cookieName(kernel), token, { ...lasting(kernel, lifeMs), httpOnly: true });

/** The mark of a device on which an administrator signed in (admins/device.ts). */
export const deviceCookie = (kernel: Pick<Kernel, "env">, mark: string, lifeMs: number) =>
  serialize(deviceName(kernel), mark, { ...lasting(kernel, lifeMs), httpOnly: true });

/** That mark as a browser brings it. */
export const deviceIn = (kernel: Pick<Kernel, "env">, cookies: string | undefined) =>
  valueIn(cookies, deviceName(kernel), /^[\w.-]{1,400}$/);

/**
 * Says to the web app's own script that there is a session, of which kind, since when and whose, so
 * that a visitor's page need not ask. It grants nothing: the server never reads it.
 */
export const markCookie = (kernel: Pick<Kernel, "env">, mark: string, lifeMs: number) =>
  serialize("safevoice-session", mark, lasting(kernel, lifeMs));

/**
 * The same for the same officer or administrator over all their sessions, and telling nothing about
 * them: what they typed on a device and has not sent finds them again, and nobody else. Null for a
 * visitor and a citizen, whom nobody knows again.
 */
export const whoIs = (keys: Kernel["keys"], viewer: Viewer): string | null => {
  const { actorKind, actorId } = actorOf(viewer);
  return isOfficer(viewer) || isAnyAdmin(viewer) ? keys.hash(`who ${actorKind} ${actorId}`) : null;
};

/** What the mark says: the kind, since when, and who. */
export const markOf = (keys: Kernel["keys"], viewer: Viewer, startedAt: Date) =>
  [viewer.kind, startedAt.getTime(), whoIs(keys, viewer)].filter((part) => part !== null).join(".");

/**
 * Only under the name that this server gives out: over https a page of a neighbouring host could
 * set the plain one, and would choose whose session it is.
 */
export const tokenIn = (kernel: Pick<Kernel, "env">, cookies: string | undefined) =>
  valueIn(cookies, cookieName(kernel), /^[\w-]{43}$/);

function valueIn(cookies: string | undefined, name: string, shape: RegExp): string | undefined {
  const value = parse(cookies ?? "", name)[name];
  return value !== undefined && shape.test(value) ? value : undefined;
}
