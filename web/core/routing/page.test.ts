import { expect, test } from "vitest";
import { dictionary } from "../i18n/i18n.tsx";
import { page } from "./page.tsx";
import { readPreferences, savePreferences } from "../device/preferences.ts";

test("a page waits for its words in the person's language", async () => {
  savePreferences({ ...readPreferences(), language: "es" });
  let arrive = (_words: string) => {};
  const words = new Promise<string>((resolve) => (arrive = resolve));
  const lazy = page({
    path: "/somewhere",
    load: async () => {
      dictionary("Somewhere", { es: () => words });
      return () => null;
    },
  }).lazy as () => Promise<unknown>;
  let isHere = false;
  const coming = lazy().then(() => (isHere = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isHere).toBe(false);
  arrive("En algún lugar");
  expect(await coming).toBe(true);
});
