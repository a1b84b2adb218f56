import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { AssignDialog_owner$key } from "#relay/AssignDialog_owner.graphql";
import type { useTaskColumns_task$data, useTaskColumns_task$key } from "#relay/useTaskColumns_task.graphql";
import type { useTaskColumns_work$data, useTaskColumns_work$key } from "#relay/useTaskColumns_work.graphql";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { useListFormat } from "../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { ClaimCallback } from "./ClaimCallback.tsx";
import { TaskActions } from "./TaskActions.tsx";
import { DueBadge } from "../../shell/desk/DueBadge.tsx";
import { placeOf } from "./workPlace.ts";
import { words } from "./words.desk.ts";

const workFragment = graphql`
  fragment useTaskColumns_work on WorkItem @inline {
    id
    kind
    about
    callerName
    callbackId
    caseId
    requestNumber
    openedAt
    dueAt
    ownerName
    task {
      ...useTaskColumns_task
    }
  }
`;
const taskFragment = graphql`
  fragment useTaskColumns_task on DeskTask @inline {
    number
    kind
    state
    ownerName
    outcome
    outcomes
    note
    closedAt
    closedBy
    ...TaskActions_task
  }
`;

type Work = useTaskColumns_work$data;

export const readWorkRow = (work: useTaskColumns_work$key): Work => readInlineData(workFragment, work);
const taskOf = ({ task }: Work) => readInlineData<useTaskColumns_task$key>(taskFragment, task);

const tones: Record<Exclude<useTaskColumns_task$data["state"], "open">, BadgeTone> = {
  done: "complete",
  dropped: "neutral",
};

/** Work of a list or a case that one administrator has. Reports and entries are everyone's. */
const isClaimable = ({ task, callbackId, requestNumber }: Work) =>
  task !== null || callbackId !== null || requestNumber !== null;

/** The columns of the desk's work. A task has its acts; other work opens the list that has them. */
export function useTaskColumns(
  serverTime: string,
  owners: AssignDialog_owner$key,
): readonly TableColumn<Work>[] {
  const t = useWords(words);
  const format = useListFormat();
  const mayClaim = useMay()("workDesk");
  return useMemo(() => {
    const aboutOf = ({ kind, about }: Work) => t.abouts[kind]?.(about) ?? about;
    const stateOf = (work: Work) => taskOf(work)?.state ?? "open";
    return [
      {
        id: "task",
        label: t.columns.task,
        text: ({ kind }) => t.kinds[kind],
        cell: (work) => {
          const { kind, caseId, requestNumber } = work;
          const task = taskOf(work);
          const isUrgent = kind === "callback" && work.about === "urgent";
          const about = [work.callerName, !isUrgent && aboutOf(work)].filter(Boolean).join(", ");
          return (
            <>
              <Cluster gap="xs">
                <span>{t.kinds[kind]}</span>
                {about !== "" && <Muted>{about}</Muted>}
                {isUrgent && (
                  <Badge tone="critical" icon="alert">
                    {aboutOf(work)}
                  </Badge>
                )}
                {task && <Muted>{t.numbered(task.number)}</Muted>}
                {caseId && requestNumber && <CaseLink number={requestNumber} caseId={caseId} />}
              </Cluster>
              {task?.state === "open" && task.outcomes.length === 0 && <Muted>{t.howTo[task.kind]}</Muted>}
            </>
          );
        },
        isRowHeader: true,
        minWidth: 14,
      },
      {
        id: "due",
        label: t.columns.due,
        needsNoLabel: true,
        text: ({ dueAt }) => (dueAt === null ? t.noTime : format.dateTime(dueAt)),
        cell: (work) => (
          <Cluster gap="xs">
            {stateOf(work) === "open" && work.dueAt !== null && (
              <DueBadge leftMs={Date.parse(work.dueAt) - Date.parse(serverTime)} />
            )}
            <Muted>
              <span {...(work.openedAt !== null && { title: t.opened(format.dateTime(work.openedAt)) })}>
                {work.dueAt === null ? t.noTime : format.brief(work.dueAt)}
              </span>
            </Muted>
          </Cluster>
        ),
        width: 12,
      },
      {
        id: "state",
        label: t.columns.state,
        needsNoLabel: true,
        text: (work) => t.states[stateOf(work)],
        cell: (work) => {
          const task = taskOf(work);
          const state = stateOf(work);
          const owner = task ? task.ownerName : work.ownerName;
          return (
            <>
              <Cluster gap="xs">
                {state === "open" ? (
                  <Muted>{owner ? t.claimedBy(owner) : isClaimable(work) && t.unclaimed}</Muted>
                ) : (
                  <Badge tone={tones[state]}>{t.states[state]}</Badge>
                )}
                {task?.outcome && <span>{t.outcomes[task.outcome]}</span>}
              </Cluster>
              {task?.note && <div>{task.note}</div>}
              {task?.closedAt && <Muted>{t.closed(format.dateTime(task.closedAt), task.closedBy)}</Muted>}
            </>
          );
        },
        minWidth: 11,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: (work) => t.states[stateOf(work)],
        cell: (work) => {
          const task = taskOf(work);
          if (mayClaim && work.callbackId !== null && work.ownerName === null)
            return <ClaimCallback id={work.callbackId} name={work.callerName ?? ""} />;
          const open = t.openItem[work.kind] ?? t.openCase;
          const link = (
            <ButtonLink
              variant="plain"
              icon="arrow-right"
              href={placeOf(work)}
              aria-label={t.openOf(open, t.kinds[work.kind], work.caseId ?? aboutOf(work))}
            >
              {open}
            </ButtonLink>
          );
          if (!task) return link;
          return (
            <>
              {work.kind === "same_person" && task.state === "open" && link}
              <TaskActions key={work.id} task={task} owners={owners} />
            </>
          );
        },
        isForActions: true,
        width: 14,
      },
    ];
  }, [t, format, serverTime, owners, mayClaim]);
}
