import { locales, useLocale, useWords, type Locale } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import * as css from "./BlankIntakePage.css.ts";
import { parts, type Field, type Label } from "./words.sheet.ts";
import { words } from "./words.ts";

/** A sheet to fill in by hand during an outage. It works offline and on one printed sheet. */
export function BlankIntakePage() {
  const t = useWords(words);
  return (
    <div className={css.page}>
      <Page
        title={t.title}
        lead={t.lead}
        actions={
          <div className={`${needsScript} ${css.notInPrint}`}>
            <Button icon="printer" onPress={() => print()}>
              {t.print}
            </Button>
          </div>
        }
      >
        <p className={css.notInPrint}>{t.keep}</p>
        <div className={css.sheet}>
          {parts.map(({ id, title, fields }) => (
            <section key={id} className={css.part}>
              <h2 className={css.title}>
                <Labels label={title} />
              </h2>
              <div className={css.fields}>
                {fields.map((field) => (
                  <Blank key={field.id} field={field} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <p className={css.after}>{t.after}</p>
      </Page>
    </div>
  );
}

/**
 * The page's language first, then the others: the person and the officer may read different ones.
 */
function Labels({ label }: { label: Label }) {
  const locale = useLocale();
  const own = (one: Locale) => label[locales.indexOf(one)];
  return (
    <>
      <span lang={locale}>{own(locale)}</span>
      {locales
        .filter((one) => one !== locale && own(one) !== own(locale))
        .map((one) => (
          <span key={one} lang={one} className={css.other}>
            {` · ${own(one)}`}
          </span>
        ))}
    </>
  );
}

function Blank({ field }: { field: Field }) {
  const { label, width } = field;
  return (
    <div className={css.field[width]}>
      <p className={css.label}>
        <Labels label={label} />
      </p>
      {"options" in field ? (
        <ul className={css.options}>
          {field.options.map((option) => (
            <li key={option[0]} className={css.option}>
              <span className={css.box} aria-hidden />
              <span className={css.label}>
                <Labels label={option} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        Array.from({ length: field.lines ?? 1 }, (_line, at) => (
          <div key={at} className={css.line} aria-hidden />
        ))
      )}
    </div>
  );
}
