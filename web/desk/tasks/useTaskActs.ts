import { graphql } from "react-relay";
import type { useTaskActsReleaseMutation } from "#relay/useTaskActsReleaseMutation.graphql";
import type { useTaskActsTakeMutation } from "#relay/useTaskActsTakeMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { words } from "./words.desk.ts";

interface Shown {
  readonly id: string;
  readonly version: number;
}

/** The one-click actions on a task. On a conflict it shows the current state. */
export function useTaskActs() {
  const t = useWords(words);
  const attempt = useAttempt(t, useReadLists());
  const [take, isTaking] = useAction<useTaskActsTakeMutation>(graphql`
    mutation useTaskActsTakeMutation($input: TakeTaskInput!) {
      takeTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  const [release, isReleasing] = useAction<useTaskActsReleaseMutation>(graphql`
    mutation useTaskActsReleaseMutation($input: ReleaseTaskInput!) {
      releaseTask(input: $input) {
        task {
          ...useTaskColumns_task
        }
      }
    }
  `);
  return {
    isBusy: isTaking || isReleasing,
    take: ({ id, version }: Shown) => attempt(id, () => take({ input: { id, version } }), t.taken),
    release: ({ id, version }: Shown) => attempt(id, () => release({ input: { id, version } }), t.released),
  };
}
