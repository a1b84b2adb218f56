import { useSyncExternalStore } from "react";
import { locales, type Locale } from "../i18n/i18n.tsx";
import { markedZone } from "../i18n/installationZone.ts";
import { listenersTo } from "./otherTabs.ts";
import { onDevice } from "./storage.ts";

export const themes = ["light", "dark", "system"] as const;
export const fontSizes = ["small", "medium", "large"] as const;
export const timeouts = ["standard", "15", "30", "60", "120"] as const;
export const zones = {
  ET: "America/New_York",
  CT: "America/Chicago",
  MT: "America/Denver",
  PT: "America/Los_Angeles",
} as const;
export const timeZones = ["installation", "ET", "CT", "MT", "PT"] as const;

export interface Preferences {
  language: Locale;
  timeZone: (typeof timeZones)[number];
  theme: (typeof themes)[number];
  font: (typeof fontSizes)[number];
  /**
   * Minutes without activity before the person is signed out here; "standard" is the default
   * anyway.
   */
  timeout: (typeof timeouts)[number];
  email: boolean;
  sms: boolean;
  push: boolean;
}

/** Also read by the script in index.html, which sets theme and font before the first paint. */
const storageKey = "safevoice-preferences";
/** The server reads the language of its pages and of prerendered pages from it. */
const languageCookie = "safevoice-language";
/** And from this how its own pages look (graph/core/pages/server-page.ts). */
const appearanceCookie = "safevoice-appearance";
const yearSeconds = 365 * 24 * 3600;

const initial: Preferences = {
  language: "en",
  timeZone: "installation",
  theme: "light",
  font: "medium",
  timeout: "standard",
  email: true,
  sms: false,
  push: true,
};
const { tell, listen } = listenersTo(storageKey, () => (current = undefined));
let current: Preferences | undefined;
let rendered: Preferences | undefined;

/** The person's choices in Settings, stored on this device. */
export const usePreferences = (): Preferences => useSyncExternalStore(listen, readPreferences, asRendered);

export function readPreferences(): Preferences {
  current ??= typeof document === "undefined" ? initial : stored();
  return current;
}

export function savePreferences(preferences: Preferences): void {
  current = preferences;
  keepCookie(languageCookie, preferences.language);
  keepCookie(appearanceCookie, `${preferences.theme}.${preferences.font}`);
  onDevice.set(storageKey, JSON.stringify(preferences));
  tell();
}

export const saveLanguage = (language: Locale) => savePreferences({ ...readPreferences(), language });

/** After all data on the device was erased: the defaults. */
export function forgetPreferences(): void {
  current = undefined;
  tell();
}

/** The zone that the person chose for screens, or the installation's. */
export const zoneOf = (preferences: Preferences): string | undefined =>
  chosenZone(preferences) ?? markedZone();

/** Undefined if the person chose none. */
export const chosenZone = ({ timeZone }: Preferences): string | undefined =>
  timeZone === "installation" ? undefined : zones[timeZone];

/** Applies the choices to the page, and restores a language cookie that the browser has removed. */
export function applyPreferences({ language, theme, font }: Preferences): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  dataset["font"] = font;
  document.documentElement.lang = language;
  if (readObject()["language"] === language && cookieLanguage() !== language)
    keepCookie(languageCookie, language);
}

/** Storage may hold anything: unknown values count as not chosen. */
function stored(): Preferences {
  const { language, ...found } = readObject();
  const oneOf = <Choice>(choices: readonly Choice[], value: unknown, other: Choice): Choice =>
    choices.find((known) => known === value) ?? other;
  const isOn = (value: unknown, other: boolean) => (typeof value === "boolean" ? value : other);
  return {
    // The cookie first: a link such as ?lang=es sets it on the server, later than the stored
    // choice.
    language: cookieLanguage() ?? oneOf(locales, language, languageOfBrowser()),
    timeZone: oneOf(timeZones, found["timeZone"], initial.timeZone),
    theme: oneOf(themes, found["theme"], initial.theme),
    font: oneOf(fontSizes, found["font"], initial.font),
    timeout: oneOf(timeouts, found["timeout"], initial.timeout),
    email: isOn(found["email"], initial.email),
    sms: isOn(found["sms"], initial.sms),
    push: isOn(found["push"], initial.push),
  };
}

function readObject(): Record<string, unknown> {
  const found = onDevice.getJson(storageKey);
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

const localeOf = (tag: string): Locale | undefined =>
  locales.find((known) => known === tag.slice(0, 2).toLowerCase());

function languageOfBrowser(): Locale {
  for (const tag of navigator.languages) {
    const known = localeOf(tag);
    if (known) return known;
  }
  return initial.language;
}

function cookieLanguage(): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(document.cookie)?.[1];
  return locales.find((known) => known === value);
}

function keepCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in browsers that we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/**
 * The settings of a prerendered page: its language, and nothing of this device. If the device wants
 * the same, it is the same object, and the page is not rendered again.
 */
function asRendered(): Preferences {
  if (typeof document === "undefined") return initial;
  rendered ??= { ...initial, language: localeOf(document.documentElement.lang) ?? initial.language };
  const wanted = readPreferences();
  return isSame(rendered, wanted) ? wanted : rendered;
}

const isSame = (one: Preferences, other: Preferences): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Preferences] === value);
