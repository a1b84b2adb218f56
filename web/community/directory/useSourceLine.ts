import { readLastChecked } from "../../../shared/community/directory/last-checked.ts";
import type { ResourceEntry } from "../../../shared/community/directory/rules.ts";
import { installationZone } from "../../core/i18n/installationZone.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "./words.ts";

interface SourceLine {
  text: string;
  isOld: boolean;
}

/** The reliability of an entry: when it was last checked, and whether that is long ago. */
export function useSourceLine(): (entry: ResourceEntry) => SourceLine | undefined {
  const t = useWords(words);
  return (entry) => {
    const last = readLastChecked(entry, installationZone(), new Date());
    if (!last) return undefined;
    const [year = "", month] = last.date.split("-");
    const { kind, isOld } = last;
    const doubt = isOld ? t.old : kind === "listed" ? t.unchecked : "";
    return { text: t[kind](t.month(year, Number(month))) + doubt, isOld };
  };
}
