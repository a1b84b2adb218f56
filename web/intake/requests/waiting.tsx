import { useWords } from "../../core/i18n/i18n.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "./words.ts";

/** The page shows at once, with a loading message. */
export function ListWaiting() {
  const t = useWords(words).list;
  return (
    <Page title={t.title}>
      <Loading text={t.loading} shape="cards" />
    </Page>
  );
}

export const RequestWaiting = () => <Loading text={useWords(words).detail.loading} shape="cards" />;

export function NewRequestWaiting() {
  const t = useWords(words).newRequest;
  return (
    <Page title={t.title}>
      <Loading text={t.loading} shape="fields" />
    </Page>
  );
}
