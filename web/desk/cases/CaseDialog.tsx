import { graphql, usePreloadedQuery } from "react-relay";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { Notice } from "../../design/text/Notice.tsx";
import { QueryDialog } from "../../shell/desk/QueryDialog.tsx";
import { CaseView } from "./CaseView.tsx";
import { WhileSeen } from "./move/WhileSeen.tsx";
import { useCasePresence } from "./useCasePresence.ts";
import { words } from "./words.desk.ts";

/** One case, over the list that it was opened from. Opening it is logged by the server. */
export function CaseDialog(opened: Opened<CaseDialogQuery>) {
  const t = useWords(words).dialog;
  const { queryRef } = opened;
  return (
    <QueryDialog {...opened} title={t.title} failed={t.failed} isWide keepsOpen>
      <Case key={queryRef.variables.number} queryRef={queryRef} />
    </QueryDialog>
  );
}

function Case({ queryRef }: Pick<Opened<CaseDialogQuery>, "queryRef">) {
  const t = useWords(words).dialog;
  const { request } = usePreloadedQuery<CaseDialogQuery>(
    graphql`
      query CaseDialogQuery($number: Int!) @preloadable {
        request(number: $number) {
          id
          number
          ...CaseView_request
        }
      }
    `,
    queryRef,
  );
  const others = useCasePresence(request.id);
  return (
    <WhileSeen id={request.id} number={request.number}>
      {others.length > 0 && <Notice tone="caution" icon="users" title={t.alsoOpen(others)} />}
      <CaseView request={request} />
    </WhileSeen>
  );
}
