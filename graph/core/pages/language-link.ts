import type { Context as HonoContext } from "hono";
import { setCookie } from "hono/cookie";
import { isLanguage } from "../../../shared/core/forms/fields.ts";
import type { AppEnv } from "../http/app-env.ts";

/** Also read by i18n.ts, and read and written by web/core/device/preferences.ts. */
const cookieName = "safevoice-language";
const yearSeconds = 365 * 24 * 3600;

/**
 * `?lang=es`, a link that works without JavaScript: remembers the choice and leads to the same page
 * without it.
 */
export function followLanguageLink(c: HonoContext<AppEnv>, isSecure: boolean): Response | undefined {
  const language = c.req.query("lang");
  if (!isLanguage(language)) return undefined;
  setCookie(c, cookieName, language, {
    path: "/",
    maxAge: yearSeconds,
    sameSite: "Lax",
    secure: isSecure,
  });
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete("lang");
  c.header("cache-control", "no-store");
  return c.redirect(`${ownPath(pathname)}${searchParams.size > 0 ? `?${searchParams}` : ""}`, 303);
}

/** `//elsewhere.example` would be another site. */
const ownPath = (pathname: string) => `/${pathname.replace(/^[/\\]+/, "")}`;
