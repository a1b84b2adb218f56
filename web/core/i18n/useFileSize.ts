import { useMemo } from "react";
import { localeTags, useLocale } from "./i18n.tsx";

const kilo = 1000;
const smallest = 0.1;

/** "2.4 MB", in the usual units; a few bytes are not "0 kB". */
export function useFileSize(): (bytes: number) => string {
  const tag = localeTags[useLocale()];
  return useMemo(() => {
    const inUnit = (unit: string) =>
      new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
    const megabytes = inUnit("megabyte");
    const kilobytes = inUnit("kilobyte");
    return (bytes) =>
      bytes >= kilo * kilo
        ? megabytes.format(bytes / kilo / kilo)
        : kilobytes.format(Math.max(bytes / kilo, smallest));
  }, [tag]);
}
