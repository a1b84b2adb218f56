import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { HubRow_request$key } from "#relay/HubRow_request.graphql";
import caseQuery from "#relay/CaseDialogQuery$parameters";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import dispatchQuery from "#relay/DispatchFormQuery$parameters";
import type { DispatchFormQuery } from "#relay/DispatchFormQuery.graphql";
import { useHolding } from "../../core/relay/HoldList.ts";
import { useQueryOnPress } from "../../core/relay/useQueryOnPress.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { useAgencyName } from "../../shell/desk/agencies.ts";
import { StatusBadge } from "../../shell/statuses/StatusBadge.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { words } from "../../help/dispatches/words.desk.ts";
import { Dispatched } from "../../help/dispatches/Dispatched.tsx";
import { ProblemMark, UrgencyMark } from "../../help/dispatches/HelpMarks.tsx";
import { HelpTypeIcons } from "../../help/dispatches/HelpTypeIcons.tsx";
import { helpOf } from "../../help/dispatches/hub/helpOf.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { SeenWatch } from "../cases/move/WhileSeen.tsx";
import { words as moveWords } from "../cases/move/words.desk.ts";
import * as css from "../../help/dispatches/DispatchLine.css.ts";
import { useReadRow } from "../../help/dispatches/hub/useReadRow.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";

const CaseDialog = lazily(() => import("../cases/CaseDialog.tsx"), "CaseDialog");
const DispatchDialog = lazily(() => import("../../help/dispatches/DispatchDialog.tsx"), "DispatchDialog");

/** One request of the hub: person and place, requested help, dispatched help. */
export function HubRow({
  request: ref,
  onWorkedOn,
}: {
  request: HubRow_request$key;
  onWorkedOn: (number: number) => void;
}) {
  const t = useWords(words).row;
  const format = useFormat();
  const view = useQueryOnPress<CaseDialogQuery>(caseQuery, { code: CaseDialog });
  const dispatch = useQueryOnPress<DispatchFormQuery>(dispatchQuery, { code: DispatchDialog });
  useHolding(view.opened !== null || dispatch.opened !== null);
  const request = useFragment(
    graphql`
      fragment HubRow_request on EmergencyRequest {
        id
        number
        caseId
        urgencyLevel
        status
        victimName
        victimAddress
        victimContact
        requestAmount
        requestedHelpTypes
        agencyNumber
        ...helpOf_request
        ...Dispatched_request
        # For the open dialog, which says what others change.
        ...DispatchForm_request
      }
    `,
    ref,
  );
  const { id, caseId, requestedHelpTypes: requested } = request;
  const agency = useAgencyName()(request.agencyNumber);
  const readAgain = useReadRow(id);
  const { gone } = useWords(moveWords);
  function leave() {
    dispatch.close();
    toast({ title: gone, tone: "caution", about: id });
  }
  const { isComplete, problem } = helpOf(request);
  return (
    <article className={css.row} data-problem={problem ? true : undefined} aria-label={caseId}>
      <div className={css.head}>
        <div className={css.names}>
          <Cluster gap="xs">
            <button
              type="button"
              className={css.caseId}
              aria-label={t.openCase(caseId)}
              onClick={() => view.open({ number: request.number })}
            >
              <Verbatim>{caseId}</Verbatim>
            </button>
            <UrgencyMark urgency={request.urgencyLevel} />
            <StatusBadge status={request.status} isAdmin />
            {isComplete && (
              <Badge tone="positive" icon="check">
                {t.complete}
              </Badge>
            )}
            <ProblemMark problem={problem} />
          </Cluster>
          <p className={css.name}>
            <Verbatim>{request.victimName}</Verbatim>
          </p>
          {agency !== undefined && <Muted>{agency}</Muted>}
        </div>
        <May do="dispatch">
          <Button
            variant="quiet"
            icon="car"
            aria-label={t.manualOf(caseId)}
            onPress={() => {
              onWorkedOn(request.number);
              dispatch.open({ id });
            }}
          >
            {t.manual}
          </Button>
        </May>
      </div>
      <Facts>
        <Fact term={t.location} isVerbatim={Boolean(request.victimAddress)}>
          {request.victimAddress || t.noLocation}
        </Fact>
        <Fact term={t.contact}>
          {request.victimContact ? <ContactLinks text={request.victimContact} /> : t.noContact}
        </Fact>
        <Fact term={t.amount}>
          {request.requestAmount === null || request.requestAmount === undefined
            ? t.noAmount
            : format.money(request.requestAmount)}
        </Fact>
        <Fact term={t.requested}>
          {requested.length === 0 ? t.noneRequested : <HelpTypeIcons helpTypes={requested} />}
        </Fact>
      </Facts>
      <Dispatched request={request} onOutdated={readAgain} onWork={() => onWorkedOn(request.number)} />
      <Suspense>
        {view.opened && <CaseDialog {...view.opened} />}
        {dispatch.opened && <SeenWatch id={id} number={request.number} onGone={leave} />}
        {dispatch.opened && (
          <DispatchDialog
            {...dispatch.opened}
            number={request.number}
            caseId={caseId}
            victimName={request.victimName}
            onOutdated={readAgain}
            onClose={() => {
              onWorkedOn(request.number); // a search typed meanwhile has dropped it
              dispatch.close();
            }}
          />
        )}
      </Suspense>
    </article>
  );
}
