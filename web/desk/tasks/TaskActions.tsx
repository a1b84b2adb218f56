import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import type { Owner, Task } from "./task.ts";
import { useTaskActs } from "./useTaskActs.ts";
import { words } from "./words.desk.ts";

const AssignDialog = lazily(() => import("./AssignDialog.tsx"), "AssignDialog");
const DropDialog = lazily(() => import("./DropDialog.tsx"), "DropDialog");
const FinishDialog = lazily(() => import("./FinishDialog.tsx"), "FinishDialog");

void graphql`
  fragment TaskActions_task on DeskTask {
    # eslint-disable-next-line relay/unused-fields
    id
    number
    state
    isMine
    outcomes
    # eslint-disable-next-line relay/unused-fields
    version
    viewerCanTake
    viewerCanAssign
    viewerCanRelease
  }
`;

/** What the viewer may do with a task. */
export function TaskActions({ task, owners }: { task: Task; owners: readonly Owner[] }) {
  const t = useWords(words);
  const acts = useTaskActs();
  // The task as the dialog first showed it: another person's change since then was not seen.
  const [opened, setOpened] = useState<{ what: "assign" | "finish" | "drop"; task: Task }>();
  const { number, state, isMine, outcomes, viewerCanTake, viewerCanAssign, viewerCanRelease } = task;
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
          onPress={() => void acts.take(task)}
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
          onPress={() => void acts.release(task)}
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
