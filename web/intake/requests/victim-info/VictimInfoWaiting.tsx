import { useWords } from "../../../core/i18n/i18n.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { words } from "../words.victimForm.ts";

/** The page shows at once, with a loading message. */
export function VictimInfoWaiting() {
  const t = useWords(words);
  return (
    <Page title={t.title}>
      <Loading text={t.loading} shape="fields" />
    </Page>
  );
}
