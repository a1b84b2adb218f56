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
 * The dashboard. A small phone shows its links and the emergency lines without scrolling; only the
 * list of help waits for the server.
 */
export function HomePage() {
  const t = useWords(words);
  return (
    <div className={css.home}>
      <PageTitle title={t.pageTitle} />
      <header className={css.hero}>
        <div className={css.name}>
          <Logo />
          <h1 tabIndex={-1} className={css.title}>
            {t.title}
          </h1>
        </div>
        <p className={css.tagline}>{t.tagline}</p>
        <p className={css.lead}>{t.lead}</p>
      </header>
      <nav className={css.ways} aria-label={t.ways}>
        <ButtonLink href="/resources" icon="pin" isWide>
          {t.nearMe}
        </ButtonLink>
        <div className={css.officers}>
          <ButtonLink href="/officer-login" variant="quiet">
            {t.officerPortal}
          </ButtonLink>
          <ButtonLink href="/new-request" variant="quiet">
            {t.newRequest}
          </ButtonLink>
        </div>
      </nav>
      <CallLines />
      <NearbyHelp />
      <Hub />
      <Steps />
    </div>
  );
}
