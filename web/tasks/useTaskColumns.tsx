import { useMemo } from "react";
import { graphql } from "react-relay";
import { CaseLink } from "../admin/CaseLink.tsx";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import type { TableColumn } from "../design/display/tableColumns.ts";
import { Cluster, Muted, Stack } from "../design/layout/layout.tsx";
import { Badge } from "../design/text/Badge.tsx";
import type { BadgeTone } from "../design/theme/tones.css.ts";
import type { Owner, Task } from "./task.ts";
import { TaskActions } from "./TaskActions.tsx";
import { words } from "./words.desk.ts";

void graphql`
  fragment useTaskColumns_task on DeskTask {
    number
    kind
    about
    caseId
    requestNumber
    openedAt
    dueAt
    state
    ownerName
    outcome
    outcomes
    note
    closedAt
    closedBy
    ...TaskActions_task @relay(mask: false)
  }
`;

const tones: Record<Task["state"], BadgeTone> = { open: "caution", done: "complete", dropped: "neutral" };

/** The columns of the tasks. */
export function useTaskColumns(serverTime: string, owners: readonly Owner[]): readonly TableColumn<Task>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "task",
        label: t.columns.task,
        text: ({ kind }) => t.kinds[kind],
        cell: ({ kind, number, about, caseId, requestNumber, outcomes, state }) => (
          <Stack gap="xs">
            <span>{t.kinds[kind]}</span>
            {about !== "" && <span>{about}</span>}
            <Cluster gap="xs">
              <Muted>{t.numbered(number)}</Muted>
              {caseId && requestNumber && <CaseLink number={requestNumber} caseId={caseId} />}
            </Cluster>
            {state === "open" && outcomes.length === 0 && <Muted>{t.howTo[kind]}</Muted>}
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 14,
      },
      {
        id: "due",
        label: t.columns.due,
        text: ({ dueAt }) => format.dateTime(dueAt),
        cell: ({ state, dueAt, openedAt }) => (
          <Stack gap="xs">
            {state === "open" && dueAt <= serverTime && (
              <span>
                <Badge tone="critical" icon="alert">
                  {t.overdue}
                </Badge>
              </span>
            )}
            <span>{format.dateTime(dueAt)}</span>
            <Muted>{t.opened(format.dateTime(openedAt))}</Muted>
          </Stack>
        ),
        width: 12,
      },
      {
        id: "state",
        label: t.columns.state,
        text: ({ state }) => t.states[state],
        cell: ({ state, ownerName, outcome, note, closedAt, closedBy }) => (
          <Stack gap="xs">
            <span>
              <Badge tone={state === "open" && ownerName ? "underway" : tones[state]}>
                {t.states[state]}
              </Badge>
            </span>
            {state === "open" && <Muted>{ownerName ? t.has(ownerName) : t.nobody}</Muted>}
            {outcome && <span>{t.outcomes[outcome]}</span>}
            {note && <span>{note}</span>}
            {closedAt && <Muted>{t.closed(format.dateTime(closedAt), closedBy)}</Muted>}
          </Stack>
        ),
        minWidth: 11,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: ({ state }) => t.states[state],
        cell: (task) => <TaskActions task={task} owners={owners} />,
        isForActions: true,
        width: 14,
      },
    ],
    [t, format, serverTime, owners],
  );
}
