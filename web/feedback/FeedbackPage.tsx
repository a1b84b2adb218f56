import { useWords } from "../core/i18n/i18n.tsx";
import { useIsAlive } from "../core/routing/useIsAlive.ts";
import { Loading } from "../design/text/Loading.tsx";
import { Page } from "../design/layout/Page.tsx";
import { CommunityResources } from "./CommunityResources.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { words } from "./words.ts";

/** The public feedback page, with other sources of help. */
export function FeedbackPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      {useIsAlive() ? <FeedbackForm /> : <Loading isTall />}
      <CommunityResources />
    </Page>
  );
}
