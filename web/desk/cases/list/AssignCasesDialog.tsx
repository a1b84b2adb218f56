import { useState } from "react";
import { graphql } from "react-relay";
import type { AssignCasesDialogMutation } from "#relay/AssignCasesDialogMutation.graphql";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import { RefusedRows } from "../../../shell/desk/bulk/RefusedRows.tsx";
import { words as bulkWords } from "../../../shell/desk/bulk/words.desk.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import type { Opened } from "../../../core/relay/useQueryOnPress.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { OwnerDialog } from "../work/OwnerDialog.tsx";
import { words } from "./words.desk.ts";

/** A chosen case, with the owner that the list shows. */
export interface ChosenCase {
  id: string;
  number: number;
  caseId: string;
  owner: string | null;
}

interface AssignCasesDialogProps extends Opened<OwnerDialogQuery> {
  cases: readonly ChosenCase[];
  /** These were assigned. */
  onDone: (numbers: readonly number[]) => void;
}

/** Gives the chosen cases to one administrator. It stays open with those that were refused. */
export function AssignCasesDialog({ cases, onDone, ...dialog }: AssignCasesDialogProps) {
  const t = useWords(words).bulk;
  const bulk = useWords(bulkWords);
  const showFailure = useFailureToast();
  // As the list showed them when the dialog was opened: a colleague's change since then is refused.
  // The refusals name the new owners, so the next press replaces those.
  const [opened, setOpened] = useState<readonly ChosenCase[] | null>(cases);
  const asked = opened ?? cases;
  const [refused, setRefused] = useState<readonly { name: string; refusal: string }[]>([]);
  const [assign] = useAction<AssignCasesDialogMutation>(graphql`
    mutation AssignCasesDialogMutation($input: AssignCasesInput!) {
      assignCases(input: $input) {
        results {
          number
          refusal
          request {
            ...CaseOwner_request
            ...CaseRow_request
          }
        }
      }
    }
  `);

  async function give(of: readonly ChosenCase[], owner: string | null) {
    const input = { owner, cases: of.map(({ id, owner: shown }) => ({ id, shown })) };
    const { assignCases } = await assign({ input });
    const refusalOf = new Map(assignCases.results.map(({ number, refusal }) => [number, refusal]));
    return {
      done: of.filter(({ number }) => !refusalOf.get(number)),
      refused: of.flatMap(({ number, caseId }) => {
        const refusal = refusalOf.get(number);
        return refusal ? [{ name: caseId, refusal }] : [];
      }),
    };
  }
  /** Each case goes back to its previous owner. */
  async function undo(of: readonly ChosenCase[], owner: string | null) {
    try {
      let left = 0;
      for (const before of new Set(of.map((one) => one.owner))) {
        const group = of.filter((one) => one.owner === before).map((one) => ({ ...one, owner }));
        left += (await give(group, before)).refused.length;
      }
      toast({ title: bulk.undone(of.length - left, left), about: "bulk" });
    } catch (error) {
      showFailure(error, { failed: t.failed }, "bulk");
    }
  }
  async function send(owner: string | null) {
    const result = await give(asked, owner);
    if (result.done.length > 0)
      toast({
        title: t.assigned(result.done.length),
        tone: "positive",
        about: "bulk",
        action: { label: bulk.undo, onPress: () => void undo(result.done, owner) },
      });
    setRefused(result.refused);
    setOpened(null);
    onDone(result.done.map(({ number }) => number));
    if (result.refused.length === 0) dialog.onClose();
  }
  return (
    <OwnerDialog {...dialog} title={t.assignTitle(asked.length)} onAssign={send} closeLabel={t.close}>
      <RefusedRows title={t.refused(refused.length)} rows={refused} />
    </OwnerDialog>
  );
}
