import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useCallbackColumns_callback$data,
  useCallbackColumns_callback$key,
} from "#relay/useCallbackColumns_callback.graphql";
import { isUnanswered } from "../../../shared/community/callbacks/statuses.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { CallClock } from "./CallClock.tsx";
import { words } from "./words.desk.ts";
import { RowActions } from "./RowActions.tsx";

const fragment = graphql`
  fragment useCallbackColumns_callback on CallbackRequest @inline {
    id
    number
    name
    requestType
    language
    state
    ownerName
    createdAt
    dueAt
    dialledAt
    answeredAt
    closedAt
    note
    ...CallbackDetail_callback
  }
`;

type Row = useCallbackColumns_callback$data;

export const readCallbackRow = (callback: useCallbackColumns_callback$key): Row =>
  readInlineData(fragment, callback);

const tones: Record<Row["state"], BadgeTone> = {
  waiting: "caution",
  claimed: "underway",
  answered: "positive",
  closed: "complete",
};

/** The columns of the queue. */
export function useCallbackColumns(offsetMs: number): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "person",
        label: t.columns.person,
        text: ({ name }) => name,
        cell: ({ name, number, language, requestType }) => (
          <Stack gap="xs">
            <span>{name}</span>
            <Cluster>
              {requestType === "urgent" && (
                <Badge tone="critical" icon="alert">
                  {t.types.urgent}
                </Badge>
              )}
              <Muted>
                {t.numbered(number)}
                {language !== "en" && ` · ${t.languages[language] ?? language}`}
              </Muted>
            </Cluster>
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 12,
      },
      {
        id: "clock",
        label: t.columns.clock,
        needsNoLabel: true,
        text: ({ dueAt }) => format.dateTime(dueAt),
        cell: ({ name, state, dueAt }) => (
          <Stack gap="xs">
            {isUnanswered(state) && <CallClock name={name} dueAt={dueAt} offsetMs={offsetMs} />}
            <Muted>{format.dateTime(dueAt)}</Muted>
          </Stack>
        ),
        staysBeside: true,
        width: 11.5,
      },
      {
        id: "asked",
        label: t.columns.asked,
        text: ({ createdAt }) => format.dateTime(createdAt),
        width: 10.5,
      },
      {
        id: "state",
        label: t.columns.state,
        needsNoLabel: true,
        text: ({ state }) => t.states[state],
        cell: ({ state, ownerName, dialledAt, answeredAt, closedAt, note }) => (
          <Stack gap="xs">
            <span>
              <Badge tone={tones[state]}>{t.states[state]}</Badge>
            </span>
            {state !== "waiting" && <Muted>{ownerName ? t.has(ownerName) : t.nobodyNow}</Muted>}
            {dialledAt && !answeredAt && !closedAt && <Muted>{t.dialled(format.dateTime(dialledAt))}</Muted>}
            {answeredAt && <Muted>{t.reached(format.dateTime(answeredAt))}</Muted>}
            {closedAt && <Muted>{t.closed(format.dateTime(closedAt))}</Muted>}
            {note && <span dir="auto">{note}</span>}
          </Stack>
        ),
        staysBeside: true,
        minWidth: 11,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => t.open,
        cell: ({ id, name, state, ownerName }) => <RowActions callback={{ id, name, state, ownerName }} />,
        isForActions: true,
        width: 9,
      },
    ],
    [t, format, offsetMs],
  );
}
