import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import { spoken } from "./spoken.ts";
import * as css from "./SpokenPage.css.ts";
import { words } from "./words.ts";

/** "I speak…": a person points to their language. It works offline and on one printed sheet. */
export function SpokenPage() {
  const t = useWords(words);
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <div className={`${needsScript} ${css.notInPrint}`}>
          <Button variant="quiet" icon="printer" onPress={() => print()}>
            {t.print}
          </Button>
        </div>
      }
    >
      <ul className={css.languages}>
        {spoken.map(([code, own]) => (
          <li key={code} className={css.language}>
            <bdi lang={code} translate="no" className={css.own}>
              {own}
            </bdi>
            <span className={css.name}>{names.of(code)}</span>
          </li>
        ))}
      </ul>
      <p className={css.next}>{t.next}</p>
    </Page>
  );
}
