import { Suspense, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { isDispatchable } from "../../../../shared/help/dispatches/state.ts";
import type { CasePane_request$key } from "#relay/CasePane_request.graphql";
import type { CasePaneQuery } from "#relay/CasePaneQuery.graphql";
import { useRevalidator } from "react-router-dom";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { caseFailed } from "../CaseFailed.tsx";
import { CaseHead } from "../CaseHead.tsx";
import { CaseView, type Begun } from "../CaseView.tsx";
import { WhileSeen } from "../move/WhileSeen.tsx";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { HasShortcuts, useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { useDetailQuery } from "../../../shell/desk/workspace/useDetailQuery.ts";
import { words } from "./words.desk.ts";

const MoveDialog = lazily(() => import("../move/MoveDialog.tsx"), "MoveDialog");

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

interface CaseProps extends CasePaneProps {
  request: CasePane_request$key;
}

const query = graphql`
  query CasePaneQuery($number: Int!) @preloadable {
    request(number: $number) {
      ...CasePane_request
    }
  }
`;

/** The open case beside the list. Opening it is logged by the server. */
export function CasePane({ isSecond = false, ...props }: CasePaneProps & { isSecond?: boolean }) {
  const Content = isSecond ? Second : Opened;
  return (
    <HasShortcuts value={!isSecond}>
      <Boundary of={props.number} failed={caseFailed}>
        <Suspense fallback={<Loading />}>
          <Content key={props.number} {...props} />
        </Suspense>
      </Boundary>
    </HasShortcuts>
  );
}

const Opened = (props: CasePaneProps) => (
  <Case {...props} request={useDetailQuery<CasePaneQuery>(query).request} />
);

/** Only a wide screen loads it, so it has no part in the route. */
function Second(props: CasePaneProps) {
  const { number } = props;
  const { request } = useLazyLoadQuery<CasePaneQuery>(
    query,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  return <Case {...props} request={request} />;
}

function Case({ tab, takesFocus, onTab, onKeep, onClose, onDecided, ...props }: CaseProps) {
  const t = useWords(words);
  const shortcut = useShortcuts();
  const [begun, setBegun] = useState<Begun>();
  const request = useFragment(
    graphql`
      fragment CasePane_request on EmergencyRequest {
        id
        number
        status
        ...MoveDialog_request
        ...CaseHead_request
        ...CaseView_request
      }
    `,
    props.request,
  );
  const may = useMay();
  const canWrite = may("workCases");
  const canDispatch = may("dispatch") && isDispatchable(request.status);
  const { programWide, agencies } = useSeen();
  const canMove = programWide && agencies.length > 0 && may("approve");
  const [isMoving, setMoving] = useState(false);
  const { revalidate } = useRevalidator();

  /** Opens the section and starts its form. */
  function begin(tab: Begun["tab"]) {
    setBegun((last) => ({ tab, turn: (last?.turn ?? 0) + 1 }));
    onTab(tab);
  }
  return (
    <WhileSeen id={request.id} number={request.number} onClose={onClose}>
      <CaseHead request={request} takesFocus={takesFocus} closeLabel={t.close} onClose={onClose}>
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
                ...(canMove ? [{ id: "move", label: t.move, icon: "share" } as const] : []),
              ]}
              onAction={(id) => (id === "move" ? setMoving(true) : begin("notes"))}
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
      <Suspense>
        {isMoving && (
          <MoveDialog
            request={request}
            onOutdated={() => void revalidate()}
            onClose={() => setMoving(false)}
          />
        )}
      </Suspense>
    </WhileSeen>
  );
}
