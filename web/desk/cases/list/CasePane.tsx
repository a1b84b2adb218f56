import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { isDispatchable } from "../../../../shared/help/dispatches/state.ts";
import type { CasePaneQuery } from "#relay/CasePaneQuery.graphql";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { caseFailed } from "../CaseFailed.tsx";
import { CaseHead } from "../CaseHead.tsx";
import { CaseView, type Begun } from "../CaseView.tsx";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { HasShortcuts, useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
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
  const shortcut = useShortcuts();
  const [begun, setBegun] = useState<Begun>();
  const { request } = useLazyLoadQuery<CasePaneQuery>(
    graphql`
      query CasePaneQuery($number: Int!) {
        request(number: $number) {
          status
          ...CaseHead_request
          ...CaseView_request
        }
      }
    `,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  const may = useMay();
  const canWrite = may("workCases");
  const canDispatch = may("dispatch") && isDispatchable(request.status);

  /** Opens the section and starts its form. */
  function begin(tab: Begun["tab"]) {
    setBegun((last) => ({ tab, turn: (last?.turn ?? 0) + 1 }));
    onTab(tab);
  }
  return (
    <>
      <CaseHead request={request} takesFocus={takesFocus} closeLabel={t.close} onClose={onClose}>
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
      </CaseHead>
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
