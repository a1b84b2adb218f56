import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  applyPreferences,
  forgetPreferences,
  readPreferences,
  saveLanguage,
  savePreferences,
  usePreferences,
  zoneOf,
} from "./preferences.ts";

const key = "safevoice-preferences";
const asDelivered = {
  language: "en",
  timeZone: "installation",
  theme: "light",
  font: "medium",
  timeout: "standard",
  email: true,
  sms: false,
  push: true,
};
const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
const kept = () => JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
const setCookie = (text: string) => {
  document.cookie = text;
};

beforeEach(() => {
  localStorage.clear();
  setCookie("safevoice-language=; Max-Age=0; Path=/");
  forgetPreferences();
  browserSpeaks("en-US");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("without choices: the defaults", () => {
  expect(readPreferences()).toEqual(asDelivered);
});

test("without a choice the browser's first supported language counts", () => {
  browserSpeaks("de-DE", "fr-CA", "es-MX");
  expect(readPreferences().language).toBe("fr");
  forgetPreferences();
  browserSpeaks("de-DE", "ja");
  expect(readPreferences().language).toBe("en");
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "7",
  '"dark"',
  '{"theme":"purple","font":12,"language":"de","timeZone":"Mars","timeout":"0","email":"yes","sms":1,"push":null}',
  '{"theme":{"toString":"x"},"font":["large"],"timeZone":"__proto__","timeout":15}',
])("corrupt storage (%s) counts as nothing chosen", (damaged) => {
  localStorage.setItem(key, damaged);
  expect(readPreferences()).toEqual(asDelivered);
});

test("valid parts of corrupt storage still count", () => {
  localStorage.setItem(key, '{"theme":"dark","font":"huge","sms":true}');
  expect(readPreferences()).toEqual({ ...asDelivered, theme: "dark", sms: true });
});

test("forbidden storage affects only the next visit", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
  expect(readPreferences()).toEqual(asDelivered);
  savePreferences({ ...readPreferences(), theme: "dark" });
  expect(readPreferences().theme).toBe("dark");
});

test("saving stores all of it, and the language in a cookie for the server", () => {
  const chosen = {
    ...asDelivered,
    language: "es",
    timeZone: "PT",
    theme: "dark",
    font: "large",
    timeout: "15",
    email: false,
    sms: true,
    push: false,
  } as const;
  savePreferences(chosen);
  expect(kept()).toEqual(chosen);
  expect(document.cookie).toContain("safevoice-language=es");
  expect(document.cookie).toContain(`safevoice-appearance=${chosen.theme}.large`);
});

test("the language can be chosen alone", () => {
  savePreferences({ ...readPreferences(), theme: "dark" });
  saveLanguage("fr");
  expect(readPreferences()).toEqual({ ...asDelivered, theme: "dark", language: "fr" });
});

test("a link that set the cookie on the server is newer than storage", () => {
  localStorage.setItem(key, '{"language":"en"}');
  setCookie("safevoice-language=es; Path=/");
  expect(readPreferences().language).toBe("es");
});

test("ignores a cookie with an unknown language", () => {
  setCookie("safevoice-language=de; Path=/");
  expect(readPreferences().language).toBe("en");
});

test("restores the cookie of a chosen language; not of one that was only the browser's", () => {
  applyPreferences(readPreferences());
  expect(document.cookie).not.toContain("safevoice-language");
  localStorage.setItem(key, '{"language":"fr"}');
  forgetPreferences();
  applyPreferences(readPreferences());
  expect(document.cookie).toContain("safevoice-language=fr");
});

test("applies the choices to the page", () => {
  applyPreferences({ ...readPreferences(), language: "fr", theme: "system", font: "small" });
  const { lang, dataset } = document.documentElement;
  expect([lang, dataset["theme"], dataset["font"]]).toEqual(["fr", "system", "small"]);
});

test("the four zones are American ones, and the installation's is on the page", () => {
  document.documentElement.dataset["zone"] = "Pacific/Guam";
  // What an earlier version stored without a choice.
  localStorage.setItem(key, '{"timeZone":"device"}');
  forgetPreferences();
  expect(zoneOf(readPreferences())).toBe("Pacific/Guam");
  delete document.documentElement.dataset["zone"];
  const zones = (["installation", "ET", "CT", "MT", "PT"] as const).map((timeZone) =>
    zoneOf({ ...readPreferences(), timeZone }),
  );
  expect(zones).toEqual([
    undefined,
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
  ]);
});

test("another tab's choice applies here too", () => {
  function Theme() {
    return usePreferences().theme;
  }
  render(<Theme />);
  expect(screen.getByText("light")).toBeTruthy();
  localStorage.setItem(key, '{"theme":"dark"}');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
  expect(screen.getByText("dark")).toBeTruthy();
});

test.each([
  ["light", 1],
  ["dark", 2],
] as const)(
  "renders a prerendered page again only if the device's settings differ: %s",
  async (theme, times) => {
    document.documentElement.lang = "en";
    savePreferences({ ...readPreferences(), theme });
    const drawn = vi.fn<(theme: string) => void>();
    function Themed() {
      const wanted = usePreferences().theme;
      drawn(wanted);
      return wanted;
    }
    const place = document.createElement("div");
    place.innerHTML = "light";
    await act(async () => void hydrateRoot(place, <Themed />));
    expect(drawn).toHaveBeenCalledTimes(times);
    expect(place.textContent).toBe(theme);
  },
);
