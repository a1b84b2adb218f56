import { Suspense } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useIsAlive } from "../../core/routing/useIsAlive.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { CommunityResources } from "./CommunityResources.tsx";
import { words } from "./words.ts";

/** The page can be read, and left, before the form's fields are loaded. */
const FeedbackForm = lazily(() => import("./FeedbackForm.tsx"), "FeedbackForm");

/** The public feedback page, with other sources of help. */
export function FeedbackPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <Suspense fallback={<Loading shape="fields" />}>
        {useIsAlive() ? <FeedbackForm /> : <Loading shape="fields" />}
      </Suspense>
      <CommunityResources />
    </Page>
  );
}
