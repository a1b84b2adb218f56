import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { ResourcesPageQuery } from "#relay/ResourcesPageQuery.graphql";
import { useWords } from "../app/i18n.tsx";
import { Page } from "../design/Page.tsx";
import { DirectoryFinder } from "./DirectoryFinder.tsx";
import { HelpBox } from "./HelpBox.tsx";
import { words } from "./words.ts";

/** The directory of help, for everybody (spec 2, Community resources). */
export function ResourcesPage({ queryRef }: { queryRef: PreloadedQuery<ResourcesPageQuery> }) {
  const t = useWords(words);
  const query = usePreloadedQuery<ResourcesPageQuery>(
    graphql`
      query ResourcesPageQuery @preloadable {
        ...DirectoryFinder_query
      }
    `,
    queryRef,
  );
  return (
    <Page title={t.title} lead={t.lead}>
      <DirectoryFinder query={query} />
      <HelpBox />
    </Page>
  );
}
