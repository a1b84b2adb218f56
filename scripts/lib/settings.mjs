import { existsSync } from "node:fs";

/**
 * Takes the settings in `.env`, where there is one, into the environment; what is set there already
 * wins. Only commands that run the product for somebody read it: a test has settings of its own.
 */
export function readSettings(file = ".env") {
  if (existsSync(file)) process.loadEnvFile(file);
}
