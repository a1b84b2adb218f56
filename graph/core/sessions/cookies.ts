import { serialize } from "hono/utils/cookie";
import type { Kernel } from "../context.ts";
import { actorOf, isAnyAdmin, isOfficer, type Viewer } from "../access/viewer.ts";
import { hostName, lasting, valueIn } from "./cookie-shape.ts";

const cookieName = (kernel: Pick<Kernel, "env">) => hostName(kernel, "safevoice");

const deviceName = (kernel: Pick<Kernel, "env">) => hostName(kernel, "safevoice-device");

/** The session token, which no script can read. An empty token removes it. */
export const sessionCookie = (kernel: Pick<Kernel, "env">, token: string, lifeMs: number) =>
  serialize(cookieName(kernel), token, { ...lasting(kernel, lifeMs), httpOnly: true });

/** The mark of a device on which an administrator signed in (accounts/admins/sign-in/device.ts). */
export const deviceCookie = (kernel: Pick<Kernel, "env">, mark: string, lifeMs: number) =>
  serialize(deviceName(kernel), mark, { ...lasting(kernel, lifeMs), httpOnly: true });

const signInName = (kernel: Pick<Kernel, "env">) => hostName(kernel, "safevoice-sign-in");

/** The key of a browser that signs in at an identity provider (accounts/identity-providers). */
export const signInCookie = (kernel: Pick<Kernel, "env">, browser: string, lifeMs: number) =>
  serialize(signInName(kernel), browser, { ...lasting(kernel, lifeMs), httpOnly: true });

/** That key as a browser brings it. */
export const browserIn = (kernel: Pick<Kernel, "env">, cookies: string | undefined) =>
  valueIn(cookies, signInName(kernel), /^[\w-]{43}$/);

/** That mark as a browser brings it. */
export const deviceIn = (kernel: Pick<Kernel, "env">, cookies: string | undefined) =>
  valueIn(cookies, deviceName(kernel), /^[\w.-]{1,400}$/);

/**
 * Tells the web app's script that there is a session, its kind, start and owner, so that a
 * visitor's page need not ask. It grants nothing: the server never reads it.
 */
export const markCookie = (kernel: Pick<Kernel, "env">, mark: string, lifeMs: number) =>
  serialize("safevoice-session", mark, lasting(kernel, lifeMs));

/**
 * The same for one officer or administrator over all their sessions, and anonymous: unsent drafts
 * on a device find their writer again. Null for visitors and citizens, who have no lasting
 * identity.
 */
export const whoIs = (keys: Kernel["keys"], viewer: Viewer): string | null => {
  const { actorKind, actorId } = actorOf(viewer);
  return isOfficer(viewer) || isAnyAdmin(viewer) ? keys.hash(`who ${actorKind} ${actorId}`) : null;
};

/** The content of the mark: kind, start time, and owner. */
export const markOf = (keys: Kernel["keys"], viewer: Viewer, startedAt: Date) =>
  [viewer.kind, startedAt.getTime(), whoIs(keys, viewer)].filter((part) => part !== null).join(".");

/**
 * Only under the name that this server sets: over https a page of a neighboring host could set the
 * plain one and choose the session.
 */
export const tokenIn = (kernel: Pick<Kernel, "env">, cookies: string | undefined) =>
  valueIn(cookies, cookieName(kernel), /^[\w-]{43}$/);
