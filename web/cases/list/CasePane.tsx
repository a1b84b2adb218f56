import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CasePaneQuery } from "#relay/CasePaneQuery.graphql";
import { useTitleFocus } from "../../admin/workspace/useTitleFocus.ts";
import { CloseDetail } from "../../admin/workspace/Workspace.tsx";
import { useMay } from "../../admin/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Menu } from "../../design/overlays/Menu.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { caseFailed } from "../CaseFailed.tsx";
import { CaseView, type Begun } from "../CaseView.tsx";
import { selectCase } from "../selectedCase.ts";
import { useCasePresence } from "../useCasePresence.ts";
import { words as caseWords } from "../words.desk.ts";
import * as css from "../../admin/workspace/Workspace.css.ts";
import { HasShortcuts, useShortcuts } from "../../admin/workspace/singleKeys.ts";
import { words } from "./words.desk.ts";

interface CasePaneProps {
  /** The request's number. */
  number: number;
  tab?: string;
  /** Whether the case takes the focus once it is shown. */
  takesFocus: () => boolean;
  onTab: (tab: string) => void;
  /** Moves the case to the second place of a wide screen. */
  onKeep?: () => void;
  onClose: () => void;
  /** After an approval or a denial. */
  onDecided?: (() => void) | undefined;
}

/** The open case beside the list. Opening it is logged by the server. */
export function CasePane({ hasKeys = true, ...props }: CasePaneProps & { hasKeys?: boolean }) {
  return (
    <HasShortcuts value={hasKeys}>
      <Boundary of={props.number} failed={caseFailed}>
        <Suspense fallback={<Loading />}>
          <Case key={props.number} {...props} />
        </Suspense>
      </Boundary>
    </HasShortcuts>
  );
}

function Case({ number, tab, takesFocus, onTab, onKeep, onClose, onDecided }: CasePaneProps) {
  const t = useWords(words);
  const caseWord = useWords(caseWords).dialog;
  const shortcut = useShortcuts();
  const title = useTitleFocus(takesFocus);
  const [begun, setBegun] = useState<Begun>();
  const { request } = useLazyLoadQuery<CasePaneQuery>(
    graphql`
      query CasePaneQuery($number: Int!) {
        request(number: $number) {
          id
          caseId
          victimName
          status
          ...CaseView_request
        }
      }
    `,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  useEffect(() => selectCase(number), [number]);
  const { id, caseId, victimName, status } = request;
  const may = useMay();
  const canWrite = may("workCases");
  const canDispatch = may("dispatch") && (status === "approved" || status === "dispatched");
  const others = useCasePresence(id);

  /** Opens the section and starts its form. */
  function begin(tab: Begun["tab"]) {
    setBegun((last) => ({ tab, turn: (last?.turn ?? 0) + 1 }));
    onTab(tab);
  }
  return (
    <>
      <div className={css.head}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {caseId}, {victimName}
        </h2>
        <Cluster gap="xs">
          {canWrite && (
            <span className={canDispatch ? css.deskOnly : undefined}>
              <Button variant="quiet" icon="pencil" {...shortcut("n")} onPress={() => begin("notes")}>
                {t.note}
              </Button>
            </span>
          )}
          {canDispatch && (
            <Button variant="quiet" icon="car" {...shortcut("d")} onPress={() => begin("help")}>
              {t.dispatch}
            </Button>
          )}
          {canWrite && canDispatch && (
            <span className={css.phoneOnly}>
              <Menu
                label={t.more}
                actions={[{ id: "notes", label: t.note, icon: "pencil" }]}
                onAction={() => begin("notes")}
              />
            </span>
          )}
          {onKeep && (
            <span className={css.second}>
              <Button variant="quiet" icon="pin" {...shortcut("b")} onPress={onKeep}>
                {t.beside}
              </Button>
            </span>
          )}
          <CloseDetail label={t.close} onClose={onClose} />
        </Cluster>
      </div>
      <span className={css.others} role="status">
        {others.length > 0 && caseWord.alsoOpen(others)}
      </span>
      <CaseView
        request={request}
        {...(tab !== undefined && { tab })}
        begun={begun}
        onDecided={onDecided}
        onTab={(next) => {
          setBegun((last) => last && { ...last, turn: 0 });
          onTab(next);
        }}
      />
    </>
  );
}
