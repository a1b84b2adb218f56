import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Logo } from "../../design/text/Logo.tsx";
import { PageTitle } from "../../design/layout/PageTitle.tsx";
import { CallLines } from "../directory/entry/CallLines.tsx";
import { Hub } from "./Hub.tsx";
import * as css from "./HomePage.css.ts";
import { NearbyHelp } from "./NearbyHelp.tsx";
import { Steps } from "./Steps.tsx";
import { words } from "./words.ts";

/**
 * The dashboard. Help for people comes before the officers' buttons; only the list of help waits
 * for the server.
 */
export function HomePage() {
  const t = useWords(words);
  return (
    <div className={css.home}>
      <PageTitle title={t.pageTitle} />
      <header className={css.hero}>
        <div className={css.name}>
          <Logo size="lg" />
          <h1 tabIndex={-1} className={css.title}>
            {t.title}
          </h1>
        </div>
        <p className={css.tagline}>{t.tagline}</p>
        <p className={css.lead}>{t.lead}</p>
      </header>
      <CallLines />
      <NearbyHelp />
      <nav className={css.ways} aria-label={t.ways}>
        <ButtonLink href="/officer-login" icon="shield" isWide>
          {t.officerPortal}
        </ButtonLink>
        <ButtonLink href="/new-request" variant="quiet" icon="plus" isWide>
          {t.newRequest}
        </ButtonLink>
      </nav>
      <Hub />
      <Steps />
    </div>
  );
}
