import { useMemo } from "react";
import { graphql } from "react-relay";
import type { EventsDeskPageQuery$data } from "#relay/EventsDeskPageQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/tableColumns.ts";
import { words } from "../words.desk.ts";
import { useEventFormat } from "../useEventFormat.ts";

export type DeskEvent = EventsDeskPageQuery$data["allEvents"]["edges"][number]["node"];

void graphql`
  fragment useEventColumns_event on Event {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    version
    title
    # eslint-disable-next-line relay/unused-fields
    description
    translations {
      language
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
    isOver
    isCancelled
    cancelReason
    goingCount
    changedBy
  }
`;

/** The columns of the events list. */
export function useEventColumns(
  onEdit: (event: DeskEvent) => void,
  onCancel: (event: DeskEvent) => void,
): readonly TableColumn<DeskEvent>[] {
  const t = useWords(words);
  const format = useEventFormat();
  return useMemo(
    () => [
      {
        id: "event",
        label: t.columns.event,
        text: ({ title }) => title,
        cell: (event) => <Title event={event} />,
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
        cell: (event) =>
          event.isCancelled ? null : (
            <Cluster>
              <Button
                variant="quiet"
                icon="pencil"
                aria-label={t.editOf(event.title)}
                onPress={() => onEdit(event)}
              >
                {t.edit}
              </Button>
              {!event.isOver && (
                <Button
                  variant="quiet"
                  icon="cross"
                  aria-label={t.cancelOf(event.title)}
                  onPress={() => onCancel(event)}
                >
                  {t.cancel}
                </Button>
              )}
            </Cluster>
          ),
        isForActions: true,
        width: 17,
      },
    ],
    [t, format, onEdit, onCancel],
  );
}

function Title({ event }: { event: DeskEvent }) {
  const t = useWords(words);
  const { title, translations, isOver, isCancelled, cancelReason, changedBy } = event;
  const missing = (["es", "fr"] as const).filter(
    (language) => !translations.some((said) => said.language === language),
  );
  return (
    <Stack gap="xs">
      <span>{title}</span>
      <Cluster>
        {isCancelled && (
          <Badge tone="critical" icon="cross">
            {t.cancelled}
          </Badge>
        )}
        {isOver && <Badge icon="clock">{t.over}</Badge>}
        {missing.map((language) => (
          <Badge key={language} tone="caution">
            {t.missing(t.languages[language])}
          </Badge>
        ))}
      </Cluster>
      {cancelReason && <Muted>{cancelReason}</Muted>}
      {changedBy && <Muted>{t.changedBy(changedBy)}</Muted>}
    </Stack>
  );
}
