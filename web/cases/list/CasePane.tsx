import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CasePaneQuery } from "#relay/CasePaneQuery.graphql";
import type { CaseToolProps } from "../../admin/desk.ts";
import { CloseDetail } from "../../admin/workspace/Workspace.tsx";
import { useDeskParts } from "../../admin/deskParts.ts";
import { May } from "../../admin/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { caseFailed } from "../CaseFailed.tsx";
import { CaseView } from "../CaseView.tsx";
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

function Case({ number, tab, takesFocus, onTab, onKeep, onClose }: CasePaneProps) {
  const t = useWords(words);
  const caseWord = useWords(caseWords).dialog;
  const shortcut = useShortcuts();
  const tellFailure = useFailureToast();
  const title = useRef<HTMLHeadingElement>(null);
  // another object for each press, so that a failed one can be tried again
  const [tool, setTool] = useState<{ Dispatch: ComponentType<CaseToolProps> }>();
  const [isLoading, setLoading] = useState(false);
  const [writing, setWriting] = useState(0);
  const load = useDeskParts().find(({ loadCaseDispatch }) => loadCaseDispatch)?.loadCaseDispatch;
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
  const arrive = useEffectEvent(() => {
    selectCase(number);
    if (takesFocus()) title.current?.focus();
  });
  useEffect(() => arrive(), []);
  const { id, caseId, victimName, status } = request;
  const others = useCasePresence(id);

  /** The field comes with its section, and takes the focus then. */
  function write() {
    setWriting((times) => times + 1);
    onTab("notes");
  }
  async function dispatch() {
    setLoading(true);
    try {
      const Dispatch = await load?.();
      setTool(Dispatch && { Dispatch });
    } catch (error) {
      tellFailure(error, { failed: t.dispatchFailed }, id);
    }
    setLoading(false);
  }
  return (
    <>
      <div className={css.head}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {caseId}, {victimName}
        </h2>
        <Cluster gap="xs">
          <May do="workCases">
            <Button variant="quiet" icon="pencil" {...shortcut("n")} onPress={write}>
              {t.note}
            </Button>
          </May>
          {(status === "approved" || status === "dispatched") && (
            <May do="dispatch">
              <Button
                variant="quiet"
                icon="car"
                isPending={isLoading}
                {...shortcut("d")}
                onPress={() => void dispatch()}
              >
                {t.dispatch}
              </Button>
            </May>
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
        writing={writing}
        onTab={(next) => {
          setWriting(0);
          onTab(next);
        }}
      />
      <Boundary of={tool} failed={caseFailed}>
        <Suspense fallback={<Loading />}>
          {tool && (
            <tool.Dispatch {...{ id, number, caseId, victimName }} onClose={() => setTool(undefined)} />
          )}
        </Suspense>
      </Boundary>
    </>
  );
}
