import type { ResourceEntry } from "../../../shared/community/directory/rules.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { readRetrieved } from "./entry/lastChecked.ts";
import { words } from "./words.ts";

/**
 * The reliability of an entry: checked on a date, published on one, or third-party and unconfirmed.
 */
export function useSourceLine(): (entry: ResourceEntry) => string | undefined {
  const t = useWords(words);
  const format = useFormat();
  return (entry) => {
    const retrieved = readRetrieved(entry);
    if (!retrieved) return undefined;
    const { kind, date } = retrieved;
    if (kind !== "listed") return t[kind](format.date(date));
    const [year = "", month] = date.split("-");
    return t.listed(t.month(year, Number(month)));
  };
}
