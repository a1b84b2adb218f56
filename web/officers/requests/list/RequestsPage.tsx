import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { RequestsPageQuery } from "#relay/RequestsPageQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSessionMark } from "../../../core/session/sessionMark.ts";
import { Cluster } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { RequestList } from "./RequestList.tsx";
import { words } from "../../../intake/requests/words.ts";

/** The viewer's own requests, or all for an administrator. */
export function RequestsPage({ queryRef }: { queryRef: PreloadedQuery<RequestsPageQuery> }) {
  const t = useWords(words).list;
  const isAdmin = useSessionMark()?.kind === "admin";
  const query = usePreloadedQuery<RequestsPageQuery>(
    graphql`
      query RequestsPageQuery @preloadable {
        ...RequestList_query
      }
    `,
    queryRef,
  );
  return (
    <Page
      title={t.title}
      actions={
        <Cluster gap="xs">
          {isAdmin && (
            <ButtonLink href="/admin/dashboard" variant="quiet" icon="shield">
              {t.desk}
            </ButtonLink>
          )}
          <ButtonLink href="/new-request" icon="plus">
            {t.new}
          </ButtonLink>
        </Cluster>
      }
    >
      <RequestList query={query} />
    </Page>
  );
}
