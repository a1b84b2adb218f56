import { formatFor } from "./format.ts";
import { useLocale } from "./i18n.tsx";
import { installationZone } from "./installationZone.ts";

/**
 * The day and hour when a code or a letter ends, in the installation's time zone, as its papers
 * print it: `Nov 29, 2026, 11:59 PM`.
 */
export function useEndFormat(): (iso: string) => string {
  return formatFor(useLocale(), installationZone()).dateTime;
}
