import { existsSync } from "node:fs";

/**
 * Loads `.env`, if there is one, into the environment; existing variables win. Only commands that
 * run the product read it: tests have their own settings.
 */
export function readSettings(file = ".env") {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * On a developer's machine everyone has one address, so it may do what twenty people may. Production
 * refuses the setting, and tests run without it.
 */
export function wideLimits() {
  if (process.env.NODE_ENV !== "production") process.env.WIDE_LIMITS ??= "1";
}
