import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ThreadDialogQuery } from "#relay/ThreadDialogQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { CommunicationItem, type Communication } from "./CommunicationItem.tsx";
import * as css from "./CommunicationItem.css.ts";
import { words } from "../words.desk.ts";

interface ThreadDialogProps {
  number: number;
  caseId: string;
  onReply: (communication: Communication) => void;
  onClose: () => void;
}

/** The thread of one request, in order. */
export function ThreadDialog({ number, caseId, onReply, onClose }: ThreadDialogProps) {
  const t = useWords(words).inbox;
  return (
    <Dialog title={t.thread(caseId)} isOpen isWide onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <Thread number={number} onReply={onReply} />
      </Suspense>
      <Actions>
        <ButtonLink href={`/admin/dashboard?case=${number}`} variant="quiet" icon="file">
          {caseId}
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}

function Thread({ number, onReply }: Pick<ThreadDialogProps, "number" | "onReply">) {
  const t = useWords(words).inbox;
  const { communications } = useLazyLoadQuery<ThreadDialogQuery>(
    graphql`
      query ThreadDialogQuery($request: Int!) {
        communications(filter: { request: $request }) {
          rows {
            id
            ...CommunicationItem_communication
          }
        }
      }
    `,
    { request: number },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <ol className={css.list} aria-label={t.label}>
      {[...communications.rows].reverse().map((row) => (
        <CommunicationItem key={row.id} communication={row} onReply={onReply} />
      ))}
    </ol>
  );
}
