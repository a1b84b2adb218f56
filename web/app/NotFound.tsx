import { ButtonLink } from "../design/controls/links.tsx";
import { Cluster, Evenly } from "../design/layout/layout.tsx";
import { Page } from "../design/layout/Page.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { Calls } from "./shell/Footer.tsx";
import { words } from "./words.ts";

/** Any unknown address. */
export function NotFound() {
  const t = useWords(words);
  return (
    <Page title={t.notFoundTitle} width="reading" lead={t.notFoundText}>
      <Evenly>
        <ButtonLink href="/home" icon="home">
          {t.backToDashboard}
        </ButtonLink>
        <ButtonLink href="/resources" variant="quiet" icon="pin">
          {t.findHelp}
        </ButtonLink>
      </Evenly>
      <Cluster>
        <Calls />
      </Cluster>
    </Page>
  );
}
