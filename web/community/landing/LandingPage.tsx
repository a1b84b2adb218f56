import { useWords } from "../../core/i18n/i18n.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Logo } from "../../design/text/Logo.tsx";
import { PageTitle } from "../../design/layout/PageTitle.tsx";
import * as css from "./LandingPage.css.ts";
import { PhonePreviews } from "./PhonePreviews.tsx";
import { words } from "./words.ts";

const icons: IconName[] = ["file", "users", "heart"];

/** The landing page: what the product is, and two ways in. */
export function LandingPage() {
  const t = useWords(words);
  return (
    <div className={css.landing}>
      <PageTitle title={t.pageTitle} />
      <p className={css.calls}>
        {t.phones.lines.map(({ number, text }) => (
          <a key={number} href={`tel:${number.replaceAll("-", "")}`} className={css.call}>
            <strong translate="no">{number}</strong> {text}
          </a>
        ))}
      </p>
      <div className={css.hero}>
        <div className={css.words}>
          <div className={css.name}>
            <Logo size="lg" />
            <h1 tabIndex={-1} className={css.title}>
              {t.name}
            </h1>
          </div>
          <p className={css.tagline}>{t.tagline}</p>
          <p className={css.lead}>{t.lead}</p>
          <div className={css.ways}>
            <div className={css.way}>
              <span>{t.forOfficers}</span>
              <ButtonLink href="/officer-login" variant="quiet" icon="shield">
                {t.officerLogin}
              </ButtonLink>
            </div>
            <div className={css.way}>
              <span>{t.forPeople}</span>
              <ButtonLink href="/" icon="arrow-right">
                {t.dashboard}
              </ButtonLink>
            </div>
          </div>
        </div>
        <PhonePreviews />
      </div>
      <ul className={css.points}>
        {t.points.map(({ title, text }, place) => (
          <li key={title} className={css.point}>
            <span className={css.pointIcon}>
              <Icon name={icons[place] ?? "check"} size="lg" />
            </span>
            <div>
              <h2 className={css.pointTitle}>{title}</h2>
              <p className={css.pointText}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
