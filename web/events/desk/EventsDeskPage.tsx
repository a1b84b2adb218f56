import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { EventsDeskPageQuery } from "#relay/EventsDeskPageQuery.graphql";
import { eventViews } from "#shared/events/desk";
import { DeskList } from "../../admin/DeskList.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { CancelEventDialog } from "./CancelEventDialog.tsx";
import { words } from "../words.desk.ts";
import { EventDialog } from "./EventDialog.tsx";
import { eventList } from "./eventList.ts";
import { useEventChanges } from "../useEventChanges.ts";
import { useEventColumns, type DeskEvent } from "./useEventColumns.tsx";

/** The calendar's desk: events are added, edited and canceled here. */
export function EventsDeskPage({ queryRef }: { queryRef: PreloadedQuery<EventsDeskPageQuery> }) {
  const t = useWords(words);
  const { allEvents } = usePreloadedQuery<EventsDeskPageQuery>(
    graphql`
      query EventsDeskPageQuery($filter: EventFilter!, $page: Int!) @preloadable {
        allEvents(filter: $filter, page: $page) {
          total
          rowsPerPage
          rows {
            ...useEventColumns_event @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  useEventChanges();
  const [edited, setEdited] = useState<DeskEvent | "new">();
  const [cancelled, setCancelled] = useState<DeskEvent>();
  const columns = useEventColumns(setEdited, setCancelled);
  const { rows, total, rowsPerPage } = allEvents;
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        <Cluster>
          <Button icon="plus" onPress={() => setEdited("new")}>
            {t.add}
          </Button>
        </Cluster>
        <DeskList
          shape={eventList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{ label: t.filter, options: eventViews.map((id) => ({ id, label: t.views[id] })) }}
          columns={columns}
          rows={rows}
          total={total}
          rowsPerPage={rowsPerPage}
          empty={t.empty}
        />
      </Stack>
      {edited && (
        <EventDialog event={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {cancelled && <CancelEventDialog event={cancelled} onClose={() => setCancelled(undefined)} />}
    </Page>
  );
}
