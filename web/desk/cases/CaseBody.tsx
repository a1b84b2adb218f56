import { Suspense, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { isDispatchable } from "../../../shared/help/dispatches/state.ts";
import type { CaseBody_request$key } from "#relay/CaseBody_request.graphql";
import { useSeen } from "../../shell/desk/agencies.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import * as css from "../../shell/desk/workspace/Workspace.css.ts";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Menu } from "../../design/overlays/Menu.tsx";
import { CaseView, type Begun } from "./CaseView.tsx";
import { WhileSeen } from "./move/WhileSeen.tsx";
import { words as moveWords } from "./move/words.desk.ts";
import { words } from "./words.desk.ts";

const MoveDialog = lazily(() => import("./move/MoveDialog.tsx"), "MoveDialog");

interface CaseBodyProps {
  request: CaseBody_request$key;
  /** The head, with the buttons that start something. */
  renderHead: (buttons: ReactNode) => ReactNode;
  tab?: string | undefined;
  onTab: (tab: string) => void;
  /** Reads the case again. */
  onOutdated: () => void;
  onClose?: () => void;
  /** After an approval or a denial. */
  onDecided?: (() => void) | undefined;
}

/** An open case, in a dialog or beside a list: its head, and what can be started from there. */
export function CaseBody({
  request: ref,
  renderHead,
  tab,
  onTab,
  onOutdated,
  onClose,
  onDecided,
}: CaseBodyProps) {
  const t = useWords(words).begin;
  const { start: move } = useWords(moveWords);
  const shortcut = useShortcuts();
  const [begun, setBegun] = useState<Begun>();
  const request = useFragment(
    graphql`
      fragment CaseBody_request on EmergencyRequest {
        id
        number
        status
        ...MoveDialog_request
        ...CaseView_request
      }
    `,
    ref,
  );
  const may = useMay();
  const canWrite = may("workCases");
  const canDispatch = may("dispatch") && isDispatchable(request.status);
  const { programWide, agencies } = useSeen();
  const canMove = programWide && agencies.length > 0 && may("approve");
  const [isMoving, setMoving] = useState(false);

  /** Opens the section and starts its form. */
  function begin(tab: Begun["tab"]) {
    setBegun((last) => ({ tab, turn: (last?.turn ?? 0) + 1 }));
    onTab(tab);
  }
  return (
    <WhileSeen id={request.id} number={request.number} {...(onClose && { onClose })}>
      {renderHead(
        <>
          {canWrite && (
            <span className={canDispatch ? css.deskOnly : undefined}>
              <Button
                variant="plain"
                icon="pencil"
                aria-label={t.note}
                {...shortcut("n")}
                onPress={() => begin("notes")}
              />
            </span>
          )}
          {canDispatch && (
            <Button
              variant={request.status === "approved" ? "primary" : "quiet"}
              icon="car"
              {...shortcut("d")}
              onPress={() => begin("help")}
            >
              {t.dispatch}
            </Button>
          )}
          {((canWrite && canDispatch) || canMove) && (
            <span className={canMove ? undefined : css.phoneOnly}>
              <Menu
                label={t.more}
                actions={[
                  ...(canWrite ? [{ id: "notes", label: t.note, icon: "pencil" } as const] : []),
                  ...(canMove ? [{ id: "move", label: move, icon: "share" } as const] : []),
                ]}
                onAction={(id) => (id === "move" ? setMoving(true) : begin("notes"))}
              />
            </span>
          )}
        </>,
      )}
      <CaseView
        request={request}
        tab={tab}
        begun={begun}
        onDecided={onDecided}
        onTab={(next) => {
          setBegun((last) => last && { ...last, turn: 0 });
          onTab(next);
        }}
      />
      <Suspense>
        {isMoving && (
          <MoveDialog request={request} onOutdated={onOutdated} onClose={() => setMoving(false)} />
        )}
      </Suspense>
    </WhileSeen>
  );
}
