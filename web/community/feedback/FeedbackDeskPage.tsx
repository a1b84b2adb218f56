import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { FeedbackDeskPage_query$key } from "#relay/FeedbackDeskPage_query.graphql";
import type { FeedbackDeskPageQuery } from "#relay/FeedbackDeskPageQuery.graphql";
import type { FeedbackDeskPageSubscription } from "#relay/FeedbackDeskPageSubscription.graphql";
import { feedbackTypes, feedbackViews } from "../../../shared/community/feedback/kinds.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { DeskWorkspace } from "../../shell/desk/workspace/DeskWorkspace.tsx";
import { ListFilter } from "../../shell/desk/lists/ListFilter.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "./words.desk.ts";
import { feedbackList } from "./feedbackList.ts";
import { readFeedbackRow, useFeedbackColumns } from "./useFeedbackColumns.tsx";

const FeedbackDetail = lazily(() => import("./FeedbackDetail.tsx"), "FeedbackDetail");

const fragment = graphql`
  fragment FeedbackDeskPage_query on Query @refetchable(queryName: "FeedbackDeskPagePaginationQuery") {
    feedback(filter: $filter, first: $first, after: $after) @connection(key: "FeedbackDeskPage_feedback") {
      totalCount
      edges {
        node {
          ...useFeedbackColumns_feedback
        }
      }
    }
  }
`;
const query = graphql`
  query FeedbackDeskPageQuery($filter: FeedbackFilter!, $first: Int!, $after: String) @preloadable {
    ...FeedbackDeskPage_query
  }
`;
const subscription = graphql`
  subscription FeedbackDeskPageSubscription {
    feedbackChanged {
      ...useFeedbackColumns_feedback
    }
  }
`;

/** Feedback about agencies, for administrators only: live, claimed by one person at a time. */
export function FeedbackDeskPage({ queryRef }: { queryRef: PreloadedQuery<FeedbackDeskPageQuery> }) {
  const t = useWords(words);
  const data = usePreloadedQuery<FeedbackDeskPageQuery>(query, queryRef);
  const [{ feedback }, list] = useLiveList<FeedbackDeskPage_query$key, FeedbackDeskPageSubscription>(
    fragment,
    data,
    {
      subscription,
    },
  );
  const columns = useFeedbackColumns();
  return (
    <Page title={t.title} lead={t.lead}>
      <DeskWorkspace
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
        rows={feedback.edges.map(({ node }) => readFeedbackRow(node))}
        total={feedback.totalCount}
        list={list}
        empty={t.empty}
        detail={{ label: t.detail, keys: t.keys, Content: FeedbackDetail }}
      />
    </Page>
  );
}
