import { expect } from "vitest";
import type { Caller } from "../kernel.ts";

/** A cookie that a server page sets for its own addresses only. */
export interface PageCookieFacts {
  name: string;
  path: string;
  /** Seconds, if the test checks them. */
  maxAge?: number;
  sameSite?: "Strict" | "Lax";
}

/** The cookie of this name in an answer, as a browser sends it back. */
export const pageCookieIn = (response: Response, name: string): string | undefined =>
  givenIn(response, name)?.split(";")[0];

/** The same browser after this answer, with the cookie that it must set. */
export function withPageCookie(
  browser: Caller,
  response: Response,
  { name, path, maxAge, sameSite = "Strict" }: PageCookieFacts,
): Caller {
  const age = maxAge === undefined ? "" : `Max-Age=${maxAge}; `;
  expect(response.status).toBe(303);
  expect(givenIn(response, name)).toContain(`; ${age}Path=${path}; HttpOnly; SameSite=${sameSite}`);
  const cookie = pageCookieIn(response, name) ?? "";
  return {
    ...browser,
    cookie,
    fetch: (path, init) => browser.fetch(path, { ...init, headers: { ...init?.headers, cookie } }),
  };
}

const givenIn = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
