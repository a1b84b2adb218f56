import { Failed } from "../../core/routing/fallbacks.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "./words.ts";

export function ResourcesWaiting() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead}>
      <Loading text={t.loading} shape="cards" />
    </Page>
  );
}

export const ResourcesFailed = () => <Failed message={useWords(words).failed} />;
