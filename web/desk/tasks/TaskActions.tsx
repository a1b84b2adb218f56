import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { AssignDialog_owner$key } from "#relay/AssignDialog_owner.graphql";
import type { TaskActions_task$data, TaskActions_task$key } from "#relay/TaskActions_task.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import type { TaskActionsReleaseMutation } from "#relay/TaskActionsReleaseMutation.graphql";
import type { TaskActionsTakeMutation } from "#relay/TaskActionsTakeMutation.graphql";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { useAttempt } from "../../design/overlays/useAttempt.ts";

const AssignDialog = lazily(() => import("./AssignDialog.tsx"), "AssignDialog");
const DropDialog = lazily(() => import("./DropDialog.tsx"), "DropDialog");
const FinishDialog = lazily(() => import("./FinishDialog.tsx"), "FinishDialog");

interface TaskActionsProps {
  task: TaskActions_task$key;
  owners: AssignDialog_owner$key;
}

/** What the viewer may do with a task. */
export function TaskActions({ task: ref, owners }: TaskActionsProps) {
  const task = useFragment(
    graphql`
      fragment TaskActions_task on DeskTask {
        id
        version
        number
        state
        isMine
        outcomes
        viewerCanTake
        viewerCanAssign
        viewerCanRelease
        ...AssignDialog_task
        ...DropDialog_task
        ...FinishDialog_task
      }
    `,
    ref,
  );
  const t = useWords(words);
  const acts = useTaskActs();
  // The task as the dialog first showed it: another person's change since then was not seen.
  const [opened, setOpened] = useState<{ what: "assign" | "finish" | "drop"; task: TaskActions_task$data }>();
  const { id, version, number, state, isMine, outcomes } = task;
  const { viewerCanTake, viewerCanAssign, viewerCanRelease } = task;
  const name = t.numbered(number);
  const canClose = state === "open" && isMine && outcomes.length > 0;
  const close = () => setOpened(undefined);
  return (
    <Cluster gap="xs">
      {viewerCanTake && (
        <Button
          icon="check"
          isPending={acts.isBusy}
          aria-label={t.takeOf(name)}
          onPress={() => void acts.take({ id, version })}
        >
          {t.take}
        </Button>
      )}
      {canClose && (
        <>
          <Button
            icon="check"
            aria-label={t.finishOf(name)}
            onPress={() => setOpened({ what: "finish", task })}
          >
            {t.finish}
          </Button>
          <Button
            variant="quiet"
            icon="cross"
            aria-label={t.dropOf(name)}
            onPress={() => setOpened({ what: "drop", task })}
          >
            {t.drop}
          </Button>
        </>
      )}
      {viewerCanRelease && (
        <Button
          variant="quiet"
          icon="arrow-left"
          isPending={acts.isBusy}
          aria-label={t.releaseOf(name)}
          onPress={() => void acts.release({ id, version })}
        >
          {t.release}
        </Button>
      )}
      {viewerCanAssign && (
        <Button
          variant="quiet"
          icon="user"
          aria-label={t.assignOf(name)}
          onPress={() => setOpened({ what: "assign", task })}
        >
          {t.assign}
        </Button>
      )}
      <Suspense>
        {opened?.what === "assign" && <AssignDialog task={opened.task} owners={owners} onClose={close} />}
        {opened?.what === "finish" && <FinishDialog task={opened.task} onClose={close} />}
        {opened?.what === "drop" && <DropDialog task={opened.task} onClose={close} />}
      </Suspense>
    </Cluster>
  );
}

interface ExpectedTask {
  readonly id: string;
  readonly version: number;
}

/** The one-click actions on a task. On a conflict it shows the current state. */
function useTaskActs() {
  const t = useWords(words);
  const attempt = useAttempt(t, useReadLists());
  const [take, isTaking] = useAction<TaskActionsTakeMutation>(graphql`
    mutation TaskActionsTakeMutation($input: TakeTaskInput!) {
      takeTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  const [release, isReleasing] = useAction<TaskActionsReleaseMutation>(graphql`
    mutation TaskActionsReleaseMutation($input: ReleaseTaskInput!) {
      releaseTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  return {
    isBusy: isTaking || isReleasing,
    take: ({ id, version }: ExpectedTask) => attempt(id, () => take({ input: { id, version } }), t.taken),
    release: ({ id, version }: ExpectedTask) =>
      attempt(id, () => release({ input: { id, version } }), t.released),
  };
}
