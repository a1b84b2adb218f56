import { useWords } from "../../core/i18n/i18n.tsx";
import { demoBanner, trainingBanner } from "./shells.css.ts";
import { words } from "../words.ts";

/**
 * Tells readers that the data is fictional, or that this is training. The style sheet shows it if
 * the server marked the page.
 */
export function DemoBanner() {
  const t = useWords(words);
  return (
    <>
      <aside className={demoBanner} aria-label={t.demo}>
        <strong>{t.demo}</strong> {t.demoText}
      </aside>
      <aside className={trainingBanner} aria-label={t.training.word}>
        <strong>{t.training.word}</strong> {t.training.text}
      </aside>
    </>
  );
}
