import { Suspense, type ComponentProps, type ReactNode } from "react";
import type { OperationType } from "relay-runtime";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { PartFailed } from "./PartFailed.tsx";
import { words } from "./words.desk.ts";

interface QueryPartProps extends Pick<Opened<OperationType>, "queryRef" | "readAgain"> {
  /** The title of what is shown if the query fails. */
  failed?: string;
  children: ReactNode;
}

type QueryDialogProps = QueryPartProps &
  Opened<OperationType> &
  Omit<ComponentProps<typeof Dialog>, "isOpen" | "onClose">;

/** A dialog whose content reads the query that the press started. */
export const QueryDialog = ({ queryRef, readAgain, failed, children, ...dialog }: QueryDialogProps) => (
  <Dialog {...dialog} isOpen>
    <QueryPart {...{ queryRef, readAgain }} {...(failed && { failed })}>
      {children}
    </QueryPart>
  </Dialog>
);

/** Content that reads the query that the press started: in a dialog or in an expanded row. */
export function QueryPart({ queryRef, readAgain, failed: title, children }: QueryPartProps) {
  const t = useWords(words).panel;
  const failed = (error: unknown) => (
    <PartFailed title={title ?? t.failed} error={error} onRetry={readAgain} />
  );
  return (
    <Boundary of={queryRef} failed={failed}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  );
}
