import { useMemo } from "react";
import { graphql } from "react-relay";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import type { DeskEvent } from "./deskEvent.ts";
import { EventActs } from "./EventActs.tsx";
import { EventState } from "./EventState.tsx";
import { words } from "../words.desk.ts";
import { useEventFormat } from "../useEventFormat.ts";

void graphql`
  fragment useEventColumns_event on Event {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    version
    title
    # eslint-disable-next-line relay/unused-fields
    description
    # eslint-disable-next-line relay/unused-fields
    translations {
      # eslint-disable-next-line relay/unused-fields
      language
      # eslint-disable-next-line relay/unused-fields
      title
      # eslint-disable-next-line relay/unused-fields
      description
    }
    day
    startsAt
    endsAt
    timeZone
    location
    host
    # eslint-disable-next-line relay/unused-fields
    color
    # eslint-disable-next-line relay/unused-fields
    isOver
    # eslint-disable-next-line relay/unused-fields
    isCancelled
    goingCount
    ...EventState_event
  }
`;

/** The columns of the events list. */
export function useEventColumns(): readonly TableColumn<DeskEvent>[] {
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
            <span>{format.day(day)}</span>
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
        cell: (event) => <EventActs event={event} />,
        isForActions: true,
        width: 17,
      },
    ],
    [t, format],
  );
}
