import { expect, test } from "vitest";
import { offlinePassPage } from "./offlinePass.ts";

const read = async (address: string, languages: string[]) => {
  const page = offlinePassPage({ url: `https://fund.example${address}` }, languages);
  return { text: await page.text(), headers: page.headers };
};

test("says that nothing is kept, in the language of the address, else the browser's", async () => {
  const asked = await read("/c?kept=remove&lang=es", ["fr-FR"]);
  expect(asked.text).toContain('<html lang="es">');
  expect(asked.text).toContain("Se quitó de este dispositivo.");
  const own = await read("/c", ["de", "fr-CA", "en"]);
  expect(own.text).toContain("Rien n’est conservé sur cet appareil.");
  expect(own.text).not.toContain("Supprimé");
  expect((await read("/c?lang=constructor", [])).text).toContain("Nothing is kept on this device.");
});

test("names no one, has the emergency numbers and an exit, and no cache stores it", async () => {
  const { text, headers } = await read("/c/SECRET?lang=<script>", []);
  for (const number of ["911", "988", "2-1-1", "Exit this page"]) expect(text).toContain(number);
  for (const hidden of ["SafeVoice", "SECRET", "<script>"]) expect(text).not.toContain(hidden);
  expect(headers.get("cache-control")).toBe("no-store");
});
