import { useWords } from "../../../core/i18n/i18n.tsx";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import type { Opened } from "../../../core/relay/useQueryOnPress.ts";
import { OwnerDialog } from "./OwnerDialog.tsx";
import { useAssignCase } from "./useAssignCase.ts";
import { words } from "./words.desk.ts";

interface AssignCaseDialogProps extends Opened<OwnerDialogQuery> {
  id: string;
  caseId: string;
  /** The owner's user name when the dialog was opened. */
  shown: string | null;
  onOutdated: () => void;
}

/** Gives a case to an administrator, first the reader, or to no one. */
export function AssignCaseDialog({ id, caseId, shown, onOutdated, ...opened }: AssignCaseDialogProps) {
  const t = useWords(words);
  const [assign] = useAssignCase(onOutdated);
  async function send(owner: string | null) {
    await assign({ id, owner, shown });
    opened.onClose();
  }
  return <OwnerDialog {...opened} title={t.assignOf(caseId)} onAssign={send} closeLabel={t.cancel} />;
}
