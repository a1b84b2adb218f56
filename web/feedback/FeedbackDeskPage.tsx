import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { FeedbackDeskPageQuery } from "#relay/FeedbackDeskPageQuery.graphql";
import { feedbackTypes } from "#shared/feedback/rules";
import { feedbackViews } from "#shared/feedback/desk";
import { DeskList } from "../admin/DeskList.tsx";
import { ListFilter } from "../admin/ListFilter.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { Page } from "../design/layout/Page.tsx";
import { words } from "./words.desk.ts";
import { FeedbackDialog } from "./FeedbackDialog.tsx";
import { feedbackList } from "./feedbackList.ts";
import { useFeedbackChanges } from "./useFeedbackChanges.ts";
import { useFeedbackColumns, type Feedback } from "./useFeedbackColumns.tsx";

/** Feedback about agencies, for administrators only: live, claimed by one person at a time. */
export function FeedbackDeskPage({ queryRef }: { queryRef: PreloadedQuery<FeedbackDeskPageQuery> }) {
  const t = useWords(words);
  const { feedback } = usePreloadedQuery<FeedbackDeskPageQuery>(
    graphql`
      query FeedbackDeskPageQuery($filter: FeedbackFilter!, $page: Int!) @preloadable {
        feedback(filter: $filter, page: $page) {
          total
          rowsPerPage
          rows {
            ...useFeedbackColumns_feedback @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  useFeedbackChanges();
  const [opened, setOpened] = useState<Feedback>();
  const columns = useFeedbackColumns(setOpened);
  const { rows, total, rowsPerPage } = feedback;
  return (
    <Page title={t.title} lead={t.lead}>
      <DeskList
        shape={feedbackList}
        label={t.title}
        search={{ label: t.search, placeholder: t.searchPlaceholder }}
        filter={{ label: t.filter, options: feedbackViews.map((id) => ({ id, label: t.views[id] })) }}
        filters={
          <ListFilter
            label={t.typeFilter}
            name="type"
            options={[
              { id: "any", label: t.allTypes },
              ...feedbackTypes.map((id) => ({ id, label: t.types[id] })),
            ]}
          />
        }
        columns={columns}
        rows={rows}
        total={total}
        rowsPerPage={rowsPerPage}
        empty={t.empty}
      />
      {opened && <FeedbackDialog feedback={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
