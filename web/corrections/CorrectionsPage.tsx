import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CorrectionsPageQuery } from "#relay/CorrectionsPageQuery.graphql";
import { DeskList } from "../admin/DeskList.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { Page } from "../design/layout/Page.tsx";
import { correctionList } from "./correctionList.ts";
import { words } from "./words.desk.ts";
import { useCorrectionChanges } from "./useCorrectionChanges.ts";
import { useCorrectionColumns } from "./useCorrectionColumns.tsx";

/** The reports of wrong entries, for administrators: live, paged, with undo. */
export function CorrectionsPage({ queryRef }: { queryRef: PreloadedQuery<CorrectionsPageQuery> }) {
  const t = useWords(words);
  const { corrections } = usePreloadedQuery<CorrectionsPageQuery>(
    graphql`
      query CorrectionsPageQuery($filter: CorrectionFilter!, $order: CorrectionOrder!, $page: Int!)
      @preloadable {
        corrections(filter: $filter, order: $order, page: $page) {
          total
          rowsPerPage
          rows {
            ...useCorrectionColumns_correction @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  const columns = useCorrectionColumns();
  useCorrectionChanges();
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
        rows={corrections.rows}
        total={corrections.total}
        rowsPerPage={corrections.rowsPerPage}
        empty={t.empty}
      />
    </Page>
  );
}
