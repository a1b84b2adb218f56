import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "./http.ts";

const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];

/** Also read and written by web/app/preferences.ts. */
const cookieName = "safevoice-language";
const yearSeconds = 365 * 24 * 3600;

const known = (tag = ""): Language | undefined =>
  languages.find((language) => language === tag.trim().slice(0, 2).toLowerCase());

/** The language to send a page in: the one that was chosen, else the first that the browser asks for and we speak. */
export function languageOf(c: HonoContext<AppEnv>): Language {
  const chosen = languages.find((language) => language === getCookie(c, cookieName));
  return chosen ?? firstAccepted(c.req.header("accept-language"));
}

export function firstAccepted(header = ""): Language {
  const wishes = header.split(",").map((part) => {
    const [tag, ...parameters] = part.split(";");
    const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
    return { language: known(tag), quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  const wanted = wishes.filter(({ language, quality }) => language && quality > 0);
  return wanted.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? "en";
}

/** `?lang=es`, a link that works without JavaScript: remembers the choice and leads to the same page without it. */
export function followLanguageLink(c: HonoContext<AppEnv>, isSecure: boolean): Response | undefined {
  const language = languages.find((each) => each === c.req.query("lang"));
  if (!language) return undefined;
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
