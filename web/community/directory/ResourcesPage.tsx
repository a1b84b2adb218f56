import { Suspense } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { DirectoryFinder } from "./DirectoryFinder.tsx";
import { HelpBox } from "./entry/HelpBox.tsx";
import { words } from "./words.ts";

/** The public directory of help. */
export function ResourcesPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead}>
      <Suspense fallback={<Loading text={t.loading} />}>
        <DirectoryFinder />
      </Suspense>
      <HelpBox />
    </Page>
  );
}
