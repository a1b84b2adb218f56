import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";

/** Who can be the second person, or that there is none yet. */
export function MissingPerson({ others }: { others: readonly string[] }) {
  const t = useWords(words).second;
  return <>{others.length > 0 ? t.can(others.join(", ")) : t.missing}</>;
}
