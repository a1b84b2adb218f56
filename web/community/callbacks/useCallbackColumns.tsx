import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useCallbackColumns_callback$data,
  useCallbackColumns_callback$key,
} from "#relay/useCallbackColumns_callback.graphql";
import { isUnanswered } from "../../../shared/community/callbacks/statuses.ts";
import { useListFormat } from "../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
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
  const format = useListFormat();
  return useMemo(
    () => [
      {
        id: "person",
        label: t.columns.person,
        text: ({ name }) => name,
        cell: ({ name, number, language, requestType }) => (
          <Cluster gap="xs">
            <span>{name}</span>
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
        ),
        isRowHeader: true,
        minWidth: 14,
      },
      {
        id: "clock",
        label: t.columns.clock,
        needsNoLabel: true,
        text: ({ dueAt }) => format.dateTime(dueAt),
        cell: ({ state, dueAt }) => (
          <Cluster gap="xs">
            {isUnanswered(state) && <CallClock dueAt={dueAt} offsetMs={offsetMs} />}
            <Muted>{format.brief(dueAt)}</Muted>
          </Cluster>
        ),
        staysBeside: true,
        width: 13,
      },
      {
        id: "asked",
        label: t.columns.asked,
        text: ({ createdAt }) => format.brief(createdAt),
        width: 7,
      },
      {
        id: "state",
        label: t.columns.state,
        needsNoLabel: true,
        text: ({ state }) => t.states[state],
        cell: ({ state, ownerName, dialledAt, answeredAt, closedAt, note }) => (
          <Cluster gap="xs">
            <Badge tone={tones[state]}>{t.states[state]}</Badge>
            {state !== "waiting" && <Muted>{ownerName ? t.has(ownerName) : t.nobodyNow}</Muted>}
            {dialledAt && !answeredAt && !closedAt && <Muted>{t.dialled(format.brief(dialledAt))}</Muted>}
            {answeredAt && <Muted>{t.reached(format.brief(answeredAt))}</Muted>}
            {closedAt && <Muted>{t.closed(format.brief(closedAt))}</Muted>}
            {note && <span dir="auto">{note}</span>}
          </Cluster>
        ),
        staysBeside: true,
        minWidth: 14,
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
