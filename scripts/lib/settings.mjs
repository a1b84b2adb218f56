import { existsSync } from "node:fs";

/**
 * Loads `.env`, if there is one, into the environment; existing variables win. Only commands that
 * run the product read it: tests have their own settings.
 */
export function readSettings(file = ".env") {
  if (existsSync(file)) process.loadEnvFile(file);
}
