import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { isDispatchable } from "../../../shared/help/dispatches/state.ts";
import type { DispatchPaneQuery } from "#relay/DispatchPaneQuery.graphql";
import { caseHref } from "../../shell/desk/caseHref.ts";
import { May } from "../../shell/desk/May.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { HasShortcuts, useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { DetailHead } from "../../shell/desk/workspace/DetailHead.tsx";
import { useDetailQuery } from "../../shell/desk/workspace/useDetailQuery.ts";
import * as css from "../../shell/desk/workspace/Workspace.css.ts";
import { caseFailed } from "../cases/CaseFailed.tsx";
import { CaseHead } from "../cases/CaseHead.tsx";
import { WhileSeen } from "../cases/move/WhileSeen.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { StatusBadge } from "../../shell/statuses/StatusBadge.tsx";
import { CaseHelp } from "../../help/dispatches/CaseHelp.tsx";
import { ProblemMark, UrgencyMark } from "../../help/dispatches/HelpMarks.tsx";
import { HelpNeeds } from "../../help/dispatches/HelpNeeds.tsx";
import { helpOf } from "../../help/dispatches/hub/helpOf.ts";
import { words as dispatchWords } from "../../help/dispatches/words.desk.ts";
import { words } from "./words.desk.ts";

interface DispatchPaneProps {
  /** The request's number. */
  number: number;
  /** Whether the case takes the focus once it is shown. */
  takesFocus: () => boolean;
  onClose: () => void;
  /** After its last missing kind of help was dispatched here. */
  onAllHelp?: (() => void) | undefined;
}

/** The help of the open case beside the list. Opening it is logged by the server. */
export function DispatchPane(props: DispatchPaneProps) {
  const { number, onClose } = props;
  const t = useWords(words);
  const failed = (error: unknown) => (
    <>
      <DetailHead closeLabel={t.close} onClose={onClose} />
      {caseFailed(error)}
    </>
  );
  return (
    <HasShortcuts value>
      <Boundary of={number} failed={failed}>
        <Suspense fallback={<Loading shape="cards" />}>
          <Help key={number} {...props} />
        </Suspense>
      </Boundary>
    </HasShortcuts>
  );
}

function Help({ number, takesFocus, onClose, onAllHelp }: DispatchPaneProps) {
  const t = useWords(words);
  const { row } = useWords(dispatchWords);
  const format = useFormat();
  const shortcut = useShortcuts();
  const [dispatching, setDispatching] = useState(0);
  const { request } = useDetailQuery<DispatchPaneQuery>(graphql`
    query DispatchPaneQuery($number: Int!) @preloadable {
      request(number: $number) {
        id
        caseId
        victimName
        victimAddress
        victimContact
        urgencyLevel
        status
        approvedAt
        requestAmount
        requestedHelpTypes
        ...CaseHead_request
        ...helpOf_request
      }
    }
  `);
  const { id, caseId, victimName, status, requestAmount, approvedAt, requestedHelpTypes } = request;
  const canDispatch = useMay()("dispatch") && isDispatchable(status);
  const { missing, problem } = helpOf(request);
  return (
    <WhileSeen id={id} number={number} onClose={onClose}>
      <CaseHead request={request} takesFocus={takesFocus} closeLabel={t.close} onClose={onClose}>
        {canDispatch && (
          <Button
            variant={status === "approved" ? "primary" : "quiet"}
            icon="car"
            {...shortcut("d")}
            onPress={() => setDispatching((times) => times + 1)}
          >
            {t.dispatch}
          </Button>
        )}
        <span className={css.deskOnly}>
          <ButtonLink variant="quiet" icon="file" {...shortcut("c")} href={caseHref(number)}>
            {t.openCase}
          </ButtonLink>
        </span>
      </CaseHead>
      <Cluster gap="xs">
        <UrgencyMark urgency={request.urgencyLevel} />
        <StatusBadge status={status} isAdmin />
        <ProblemMark problem={problem} />
        {problem === "disputed" && (
          <May do="readMoney">
            <TextLink href={`/admin/tasks?kind=dispute&q=${caseId}`}>{t.openTask}</TextLink>
          </May>
        )}
        <span className={css.phoneOnly}>
          <TextLink href={caseHref(number)}>{t.openCase}</TextLink>
        </span>
      </Cluster>
      <Facts isCompact>
        <Fact term={row.location} isVerbatim={Boolean(request.victimAddress)}>
          {request.victimAddress || row.noLocation}
        </Fact>
        <Fact term={row.contact} isStacked>
          {request.victimContact ? <ContactLinks text={request.victimContact} /> : row.noContact}
        </Fact>
        <Fact term={row.amount}>{requestAmount === null ? row.noAmount : format.money(requestAmount)}</Fact>
        <Fact term={t.approved}>{approvedAt && format.dateTime(approvedAt)}</Fact>
        <Fact term={row.requested}>
          <HelpNeeds requested={requestedHelpTypes} missing={missing} />
        </Fact>
      </Facts>
      <CaseHelp {...{ id, number, caseId, victimName, dispatching, onAllHelp }} />
    </WhileSeen>
  );
}
