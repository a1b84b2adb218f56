import { existsSync } from "node:fs";
import { firefox } from "@playwright/test";

/**
 * The Firefox that Playwright drives, which is not the system's: Playwright needs its own build.
 * Nothing is downloaded. Throws with instructions if there is none.
 */
export function installedFirefox() {
  const found = process.env.FIREFOX_PATH ?? firefox.executablePath();
  if (existsSync(found)) return found;
  throw new Error(
    `Playwright's Firefox is not installed (${found}), so no journey was run. Install it with: npx playwright install firefox`,
  );
}
