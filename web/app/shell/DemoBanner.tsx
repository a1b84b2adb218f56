import { useWords } from "../../core/i18n/i18n.tsx";
import { demoBanner } from "./shells.css.ts";
import { words } from "../words.ts";

/** Says that the data is fictional, on pages that the server marked. */
export function DemoBanner() {
  const t = useWords(words);
  return (
    <aside className={demoBanner} aria-label={t.demo}>
      <strong>{t.demo}</strong> {t.demoText}
    </aside>
  );
}
