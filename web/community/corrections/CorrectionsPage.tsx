import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CorrectionsPage_query$key } from "#relay/CorrectionsPage_query.graphql";
import type { CorrectionsPageQuery } from "#relay/CorrectionsPageQuery.graphql";
import type { CorrectionsPageSubscription } from "#relay/CorrectionsPageSubscription.graphql";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { DeskList } from "../../shell/desk/lists/DeskList.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { columnsFor } from "../../shell/desk/lists/columnsFor.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { correctionList } from "./correctionList.ts";
import { words } from "./words.desk.ts";
import { readCorrectionRow, useCorrectionColumns } from "./useCorrectionColumns.tsx";

const fragment = graphql`
  fragment CorrectionsPage_query on Query @refetchable(queryName: "CorrectionsPagePaginationQuery") {
    corrections(filter: $filter, order: $order, first: $first, after: $after)
      @connection(key: "CorrectionsPage_corrections") {
      totalCount
      edges {
        node {
          ...useCorrectionColumns_correction
        }
      }
    }
  }
`;
const query = graphql`
  query CorrectionsPageQuery(
    $filter: CorrectionFilter!
    $order: CorrectionOrder!
    $first: Int!
    $after: String
  ) @preloadable {
    ...CorrectionsPage_query
  }
`;
const subscription = graphql`
  subscription CorrectionsPageSubscription {
    correctionChanged {
      ...useCorrectionColumns_correction
    }
  }
`;

/** The reports of wrong entries, for administrators: live, paged, with undo. */
export function CorrectionsPage({ queryRef }: { queryRef: PreloadedQuery<CorrectionsPageQuery> }) {
  const t = useWords(words);
  const data = usePreloadedQuery<CorrectionsPageQuery>(query, queryRef);
  const may = useMay();
  const columns = columnsFor(may("workDesk"), useCorrectionColumns());
  const [{ corrections }, list] = useLiveList<CorrectionsPage_query$key, CorrectionsPageSubscription>(
    fragment,
    data,
    {
      subscription,
    },
  );
  const { filters } = t;
  return (
    <Page title={t.title} lead={t.lead}>
      <DeskList
        shape={correctionList}
        label={t.title}
        search={{ label: t.search, placeholder: t.searchPlaceholder }}
        filter={{
          label: t.filter,
          options: [
            { id: "open", label: filters.open },
            { id: "resolved", label: filters.resolved },
            { id: "all", label: filters.all },
          ],
        }}
        columns={columns}
        rows={corrections.edges.map(({ node }) => readCorrectionRow(node))}
        total={corrections.totalCount}
        list={list}
        empty={t.empty}
      />
    </Page>
  );
}
