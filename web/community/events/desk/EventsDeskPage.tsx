import { use } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../../core/routing/lazily.ts";
import type { EventsDeskPage_query$key } from "#relay/EventsDeskPage_query.graphql";
import type { EventsDeskPageQuery } from "#relay/EventsDeskPageQuery.graphql";
import type { EventsDeskPageSubscription } from "#relay/EventsDeskPageSubscription.graphql";
import { eventViews } from "../../../../shared/community/events/views.ts";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { DeskWorkspace } from "../../../shell/desk/workspace/DeskWorkspace.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { columnsFor } from "../../../shell/desk/lists/columnsFor.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { words } from "../words.desk.ts";
import { EventForms, EventFormsAround } from "./EventForms.tsx";
import { eventList } from "./eventList.ts";
import { readEventRow, useEventColumns } from "./useEventColumns.tsx";

const EventDetail = lazily(() => import("./EventDetail.tsx"), "EventDetail");

const fragment = graphql`
  fragment EventsDeskPage_query on Query @refetchable(queryName: "EventsDeskPagePaginationQuery") {
    allEvents(filter: $filter, first: $first, after: $after) @connection(key: "EventsDeskPage_allEvents") {
      totalCount
      edges {
        node {
          ...useEventColumns_event
        }
      }
    }
  }
`;
const query = graphql`
  query EventsDeskPageQuery($filter: EventFilter!, $first: Int!, $after: String) @preloadable {
    ...EventsDeskPage_query
  }
`;
const subscription = graphql`
  subscription EventsDeskPageSubscription {
    eventChanged {
      ...useEventColumns_event
    }
  }
`;

interface EventsDeskPageProps {
  queryRef: PreloadedQuery<EventsDeskPageQuery>;
}

/** The calendar's desk: events are added, edited and canceled here. */
export const EventsDeskPage = ({ queryRef }: EventsDeskPageProps) => (
  <EventFormsAround>
    <Events queryRef={queryRef} />
  </EventFormsAround>
);

function Events({ queryRef }: EventsDeskPageProps) {
  const t = useWords(words);
  const data = usePreloadedQuery<EventsDeskPageQuery>(query, queryRef);
  const [{ allEvents }, list] = useLiveList<EventsDeskPage_query$key, EventsDeskPageSubscription>(
    fragment,
    data,
    {
      subscription,
    },
  );
  const forms = use(EventForms);
  const may = useMay();
  const columns = columnsFor(may("workDesk"), useEventColumns());
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        may("workDesk") && (
          <Button icon="plus" onPress={() => forms.edit(undefined)}>
            {t.add}
          </Button>
        )
      }
    >
      <Stack>
        <DeskWorkspace
          shape={eventList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{ label: t.filter, options: eventViews.map((id) => ({ id, label: t.views[id] })) }}
          columns={columns}
          rows={allEvents.edges.map(({ node }) => readEventRow(node))}
          total={allEvents.totalCount}
          list={list}
          empty={t.empty}
          detail={{ label: t.detail, keys: t.keys, Content: EventDetail }}
        />
      </Stack>
    </Page>
  );
}
