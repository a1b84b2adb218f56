import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { isDispatchable } from "#shared/dispatches/rules";
import type { DispatchPaneQuery } from "#relay/DispatchPaneQuery.graphql";
import { caseHref } from "../../admin/caseHref.ts";
import { May } from "../../admin/May.tsx";
import { useMay } from "../../admin/permissions.ts";
import { HasShortcuts, useShortcuts } from "../../admin/workspace/singleKeys.ts";
import * as css from "../../admin/workspace/Workspace.css.ts";
import { useTitleFocus } from "../../admin/workspace/useTitleFocus.ts";
import { CloseDetail } from "../../admin/workspace/Workspace.tsx";
import { caseFailed } from "../../cases/CaseFailed.tsx";
import { selectCase } from "../../cases/selectedCase.ts";
import { useCasePresence } from "../../cases/useCasePresence.ts";
import { words as caseWords } from "../../cases/words.desk.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { ContactLinks } from "../../directory/entry/ContactLinks.tsx";
import { StatusBadge } from "../../statuses/StatusBadge.tsx";
import { CaseHelp } from "../CaseHelp.tsx";
import { ProblemMark, UrgencyMark } from "../HelpMarks.tsx";
import { HelpNeeds } from "../HelpNeeds.tsx";
import { helpOf } from "../hub/helpOf.ts";
import { words as dispatchWords } from "../words.desk.ts";
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
      <div className={css.head}>
        <CloseDetail label={t.close} onClose={onClose} />
      </div>
      {caseFailed(error)}
    </>
  );
  return (
    <HasShortcuts value>
      <Boundary of={number} failed={failed}>
        <Suspense fallback={<Loading />}>
          <Help key={number} {...props} />
        </Suspense>
      </Boundary>
    </HasShortcuts>
  );
}

function Help({ number, takesFocus, onClose, onAllHelp }: DispatchPaneProps) {
  const t = useWords(words);
  const { row } = useWords(dispatchWords);
  const { alsoOpen } = useWords(caseWords).dialog;
  const format = useFormat();
  const shortcut = useShortcuts();
  const title = useTitleFocus(takesFocus);
  const [dispatching, setDispatching] = useState(0);
  const { request } = useLazyLoadQuery<DispatchPaneQuery>(
    graphql`
      query DispatchPaneQuery($number: Int!) {
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
          ...helpOf_request
        }
      }
    `,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  useEffect(() => selectCase(number), [number]);
  const { id, caseId, victimName, status, requestAmount, approvedAt, requestedHelpTypes } = request;
  const canDispatch = useMay()("dispatch") && isDispatchable(status);
  const others = useCasePresence(id);
  const { missing, problem } = helpOf(request);
  return (
    <>
      <div className={css.head}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {caseId}, {victimName}
        </h2>
        <Cluster gap="xs">
          {canDispatch && (
            <Button
              variant="quiet"
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
          <CloseDetail label={t.close} onClose={onClose} />
        </Cluster>
      </div>
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
        <span className={css.others} role="status">
          {others.length > 0 && alsoOpen(others)}
        </span>
      </Cluster>
      <Facts isCompact>
        <Fact term={row.location}>{request.victimAddress || row.noLocation}</Fact>
        <Fact term={row.contact}>
          {request.victimContact ? <ContactLinks text={request.victimContact} /> : row.noContact}
        </Fact>
        <Fact term={row.amount}>{requestAmount === null ? row.noAmount : format.money(requestAmount)}</Fact>
        <Fact term={t.approved}>{approvedAt && format.dateTime(approvedAt)}</Fact>
        <Fact term={row.requested}>
          <HelpNeeds requested={requestedHelpTypes} missing={missing} />
        </Fact>
      </Facts>
      <CaseHelp {...{ id, number, caseId, victimName, dispatching, onAllHelp }} />
    </>
  );
}
