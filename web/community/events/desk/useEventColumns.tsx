import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useEventColumns_event$data,
  useEventColumns_event$key,
} from "#relay/useEventColumns_event.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { EventActs } from "./EventActs.tsx";
import { EventState } from "./EventState.tsx";
import { words } from "../words.desk.ts";
import { useEventFormat } from "../useEventFormat.ts";

const fragment = graphql`
  fragment useEventColumns_event on Event @inline {
    id
    title
    day
    startsAt
    endsAt
    timeZone
    location
    host
    goingCount
    ...EventState_event
    ...EventActs_event
    ...EventDetail_event
  }
`;

type Row = useEventColumns_event$data;

export const readEventRow = (event: useEventColumns_event$key): Row => readInlineData(fragment, event);

/** The columns of the events list. */
export function useEventColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useEventFormat();
  return useMemo(
    () => [
      {
        id: "event",
        label: t.columns.event,
        text: ({ title }) => title,
        cell: (event) => (
          <Stack gap="xs">
            <span>{event.title}</span>
            <EventState event={event} />
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 12,
      },
      {
        id: "when",
        label: t.columns.when,
        text: ({ day }) => format.day(day),
        cell: ({ day, startsAt, endsAt, timeZone }) => (
          <Stack gap="xs">
            <span>{format.dayShort(day)}</span>
            <Muted>{format.hours(startsAt, endsAt, timeZone)}</Muted>
          </Stack>
        ),
        staysBeside: true,
        minWidth: 12,
      },
      {
        id: "where",
        label: t.columns.where,
        text: ({ location }) => location,
        cell: ({ location, host }) => (
          <Stack gap="xs">
            <span>{location}</span>
            <Muted>{host}</Muted>
          </Stack>
        ),
        minWidth: 10,
      },
      {
        id: "going",
        label: t.columns.going,
        text: ({ goingCount }) => String(goingCount),
        isNumber: true,
        width: 6,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => t.edit,
        cell: (event) => <EventActs key={event.id} event={event} isInRow />,
        isForActions: true,
        width: 8,
      },
    ],
    [t, format],
  );
}
