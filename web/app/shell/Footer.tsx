import { useLocation } from "react-router-dom";
import * as css from "./Footer.css.ts";
import { languageNames, locales, useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { saveLanguage } from "../../core/device/preferences.ts";
import { words } from "../words.ts";

const year = 2025; // the program's year, not today's

/**
 * The footer of public pages: whom to call, other pages, languages. It works without JavaScript.
 */
export function Footer() {
  const { name, footer: t } = useWords(words);
  const language = useLocale();
  const { search } = useLocation();
  const pages = [
    ["/landing", t.about],
    ["/rights", t.rights],
    ["/resources", t.resources],
    ["/feedback", t.feedback],
    ["/events", t.events],
    ["/exit-help", t.exitHelp],
    ["/privacy", t.privacy, "external"],
    ["/accessibility", t.accessibility, "external"],
  ] as const;
  return (
    <footer className={css.footer}>
      <Calls />
      <nav className={css.row} aria-label={t.language}>
        {locales.map((locale) => (
          <a
            key={locale}
            href={withLanguage(search, locale)}
            lang={locale}
            hrefLang={locale}
            className={css.link}
            aria-current={locale === language || undefined}
            onClick={(event) => {
              event.preventDefault();
              saveLanguage(locale);
            }}
          >
            {languageNames[locale]}
          </a>
        ))}
      </nav>
      <nav className={css.pages} aria-label={t.pages}>
        {pages.map(([to, page, rel]) => (
          <a key={to} href={to} rel={rel} className={css.link}>
            {page}
          </a>
        ))}
      </nav>
      <p>
        © {year} {name}
      </p>
    </footer>
  );
}

/** Whom to call, on one line. */
export function Calls() {
  const { calls } = useWords(words).footer;
  return (
    <p className={css.row}>
      {calls.map(({ text, number, href }) => (
        <a key={number} href={href} className={css.link}>
          {text} <strong translate="no">{number}</strong>
        </a>
      ))}
    </p>
  );
}

/** The same page; the server stores the choice and removes it from the URL. */
function withLanguage(search: string, locale: string): string {
  const asked = new URLSearchParams(search);
  asked.set("lang", locale);
  return `?${asked}`;
}
