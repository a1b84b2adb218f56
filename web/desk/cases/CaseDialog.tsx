import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { caseFailed } from "./CaseFailed.tsx";
import { CaseView } from "./CaseView.tsx";
import { useCasePresence } from "./useCasePresence.ts";
import { words } from "./words.desk.ts";

interface CaseDialogProps {
  /** The request's number. */
  number: number;
  onClose: () => void;
}

/** One case, over the list that it was opened from. Opening it is logged by the server. */
export function CaseDialog({ number, onClose }: CaseDialogProps) {
  const t = useWords(words).dialog;
  return (
    <Dialog title={t.title} isOpen isWide keepsOpen onClose={onClose}>
      <Boundary of={number} failed={caseFailed}>
        <Suspense fallback={<Loading />}>
          <Case key={number} number={number} />
        </Suspense>
      </Boundary>
    </Dialog>
  );
}

function Case({ number }: { number: number }) {
  const t = useWords(words).dialog;
  const { request } = useLazyLoadQuery<CaseDialogQuery>(
    graphql`
      query CaseDialogQuery($number: Int!) {
        request(number: $number) {
          id
          ...CaseView_request
        }
      }
    `,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  const others = useCasePresence(request.id);
  return (
    <>
      {others.length > 0 && <Notice tone="caution" icon="users" title={t.alsoOpen(others)} />}
      <CaseView request={request} />
    </>
  );
}
