import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { Notice } from "../../design/text/Notice.tsx";
import { QueryDialog } from "../../shell/desk/QueryDialog.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { CaseBody } from "./CaseBody.tsx";
import * as css from "./case.css.ts";
import { useCasePresence } from "./useCasePresence.ts";
import { words } from "./words.desk.ts";

/** One case, over the list that it was opened from. Opening it is logged by the server. */
export function CaseDialog(opened: Opened<CaseDialogQuery>) {
  const t = useWords(words).dialog;
  const { queryRef } = opened;
  return (
    <QueryDialog {...opened} title={t.title} failed={t.failed} isWide keepsOpen>
      <Case key={queryRef.variables.number} queryRef={queryRef} readAgain={opened.readAgain} />
    </QueryDialog>
  );
}

function Case({ queryRef, readAgain }: Pick<Opened<CaseDialogQuery>, "queryRef" | "readAgain">) {
  const t = useWords(words).dialog;
  const [tab, setTab] = useState<string>();
  const { request } = usePreloadedQuery<CaseDialogQuery>(
    graphql`
      query CaseDialogQuery($number: Int!) @preloadable {
        request(number: $number) {
          id
          caseId
          victimName
          ...CaseBody_request
        }
      }
    `,
    queryRef,
  );
  const others = useCasePresence(request.id);
  return (
    <CaseBody
      request={request}
      renderHead={(buttons) => (
        <>
          {others.length > 0 && <Notice tone="caution" icon="users" title={t.alsoOpen(others)} />}
          <Cluster isSpread>
            <h3 className={css.person}>
              <bdi className={css.caseId} translate="no">
                {request.caseId}
              </bdi>{" "}
              <Verbatim>{request.victimName}</Verbatim>
            </h3>
            <Cluster gap="xs">{buttons}</Cluster>
          </Cluster>
        </>
      )}
      tab={tab}
      onTab={setTab}
      onOutdated={readAgain}
    />
  );
}
