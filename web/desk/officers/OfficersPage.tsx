import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { OfficersPage_query$key } from "#relay/OfficersPage_query.graphql";
import type { OfficersPageQuery } from "#relay/OfficersPageQuery.graphql";
import type { OfficersPageSubscription } from "#relay/OfficersPageSubscription.graphql";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { DeskWorkspace } from "../../shell/desk/workspace/DeskWorkspace.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "./words.desk.ts";
import { officerList } from "./officerList.ts";
import { readOfficerRow, useOfficerColumns } from "./useOfficerColumns.tsx";

const OfficerDetail = lazily(() => import("./OfficerDetail.tsx"), "OfficerDetail");

const fragment = graphql`
  fragment OfficersPage_query on Query @refetchable(queryName: "OfficersPagePaginationQuery") {
    officerCases(filter: $filter, first: $first, after: $after)
      @connection(key: "OfficersPage_officerCases") {
      totalCount
      edges {
        node {
          ...useOfficerColumns_case
        }
      }
    }
  }
`;
const query = graphql`
  query OfficersPageQuery($filter: OfficerCaseFilter!, $first: Int!, $after: String) @preloadable {
    ...OfficersPage_query
  }
`;
const subscription = graphql`
  subscription OfficersPageSubscription {
    officerCaseChanged {
      ...useOfficerColumns_case
    }
  }
`;

/** Officers' cases for administrators: waiting, answered, and with active 911 grants. */
export function OfficersPage({ queryRef }: { queryRef: PreloadedQuery<OfficersPageQuery> }) {
  const t = useWords(words);
  const data = usePreloadedQuery<OfficersPageQuery>(query, queryRef);
  const [{ officerCases }, list] = useLiveList<OfficersPage_query$key, OfficersPageSubscription>(
    fragment,
    data,
    {
      subscription,
    },
  );
  const columns = useOfficerColumns();
  const { filters } = t;
  return (
    <Page title={t.title} lead={t.lead}>
      <DeskWorkspace
        shape={officerList}
        label={t.title}
        search={{ label: t.search, placeholder: t.searchPlaceholder }}
        filter={{
          label: t.filter,
          options: [
            { id: "waiting", label: filters.waiting },
            { id: "confirmed", label: filters.confirmed },
            { id: "rejected", label: filters.rejected },
            { id: "grants", label: filters.grants },
            { id: "all", label: filters.all },
          ],
        }}
        columns={columns}
        rows={officerCases.edges.map(({ node }) => readOfficerRow(node))}
        total={officerCases.totalCount}
        list={list}
        empty={t.empty}
        detail={{ label: t.detail, keys: t.keys, Content: OfficerDetail }}
      />
    </Page>
  );
}
