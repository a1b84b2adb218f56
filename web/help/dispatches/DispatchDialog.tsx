import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import type { DispatchFormQuery } from "#relay/DispatchFormQuery.graphql";
import { caseHref } from "../../shell/desk/caseHref.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { QueryPart } from "../../shell/desk/QueryDialog.tsx";
import { words } from "./words.desk.ts";
import { DispatchForm } from "./DispatchForm.tsx";

interface DispatchDialogProps extends Opened<DispatchFormQuery> {
  /** Opened in its case, at the first kind of help that is still missing. */
  isInCase?: boolean;
  number: number;
  caseId: string;
  victimName: string;
  onOutdated: () => void;
  /** The kinds of help that were dispatched. */
  onDispatched?: (types: readonly HelpType[]) => void;
}

/** Manual dispatch: providers by kind of help, their values, and the limits. */
export function DispatchDialog(props: DispatchDialogProps) {
  const { isInCase = false, number, caseId, victimName, onOutdated, onDispatched, ...opened } = props;
  const t = useWords(words).dialog;
  return (
    <Dialog title={t.title(caseId)} isOpen isWide keepsOpen onClose={opened.onClose}>
      <p>{t.for(victimName)}</p>
      <QueryPart {...opened} failed={t.failed}>
        <DispatchForm
          {...opened}
          startsWithMissing={isInCase}
          caseLink={isInCase ? undefined : { label: t.openCase(caseId), href: caseHref(number) }}
          onOutdated={onOutdated}
          onDispatched={onDispatched}
        />
      </QueryPart>
    </Dialog>
  );
}
