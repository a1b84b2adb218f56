import { lazy, Suspense } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { relayed } from "../../../core/relay/lazyWithRelay.tsx";
import { useIsAlive } from "../../../core/routing/useIsAlive.ts";
import { Cluster } from "../../../design/layout/layout.tsx";
import { small } from "../../../design/layout/layout.css.ts";
import { Card } from "../../../design/layout/Card.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { words } from "../words.ts";

const OfficerEntry = lazy(async () => ({
  default: await relayed(() => import("./OfficerEntry.tsx").then((file) => file.OfficerEntry)),
}));

/**
 * The officer form: officer, recipient, and supervisor. The page is prerendered; the form loads on
 * hydration.
 */
export function OfficerFormPage() {
  const t = useWords(words).form;
  const isAlive = useIsAlive();
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="reading"
      above={
        <div className={small}>
          <Cluster gap="md">
            <TextLink href="/" icon="arrow-left">
              {t.back}
            </TextLink>
            <TextLink href="/unlock" icon="lock">
              {t.beenHere}
            </TextLink>
          </Cluster>
        </div>
      }
    >
      <Card>
        {isAlive ? (
          <Suspense fallback={<Loading shape="fields" />}>
            <OfficerEntry />
          </Suspense>
        ) : (
          <Loading shape="fields" />
        )}
      </Card>
    </Page>
  );
}
