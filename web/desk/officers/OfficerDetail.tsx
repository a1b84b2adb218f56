import { titledName } from "../../../shared/core/text/titled-name.ts";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import caseQuery from "#relay/CaseDialogQuery$parameters";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import type { OfficerDetailQuery } from "#relay/OfficerDetailQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { Detail, MissingDetail } from "../../shell/desk/workspace/Detail.tsx";
import { useDetailQuery } from "../../shell/desk/workspace/useDetailQuery.ts";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useQueryOnPress } from "../../core/relay/useQueryOnPress.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { words } from "./words.desk.ts";
import { OfficerAnswer, type Answer } from "./OfficerAnswer.tsx";
import { CaseStatus } from "./useOfficerColumns.tsx";

const CaseDialog = lazily(() => import("../cases/CaseDialog.tsx"), "CaseDialog");

/** One officer's case: officer, supervisor, requests, and the administrator's answer. */
export function OfficerDetail({ id }: { id: string }) {
  const t = useWords(words);
  const format = useFormat();
  const may = useMay();
  const shortcut = useShortcuts();
  const readLists = useReadLists();
  const [answer, setAnswer] = useState<Answer>();
  const request = useQueryOnPress<CaseDialogQuery>(caseQuery, { code: CaseDialog });
  const { node } = useDetailQuery<OfficerDetailQuery>(graphql`
    query OfficerDetailQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on OfficerCase @alias(as: "case") {
          caseNumber
          incidentDescription
          status
          trust
          trustIfConfirmed
          emergencyUntil
          decidedAt
          decidedBy
          decisionReason
          officerName
          officerRank
          agency
          badgeNumber
          officerPhone
          officerEmail
          supervisorName
          supervisorRank
          supervisorPhone
          supervisorEmail
          supervisorDeputy {
            name
            email
            firstDay
            lastDay
            state
          }
          requests {
            number
            caseId
            status
          }
        }
      }
    }
  `);
  if (!node?.case) return <MissingDetail />;
  const found = node.case;
  const { status, emergencyUntil, decidedAt, decidedBy, supervisorDeputy: deputy, requests } = found;
  const officer = titledName({ rank: found.officerRank, name: found.officerName });
  const hasGrant = status === "pending" && emergencyUntil && Date.parse(emergencyUntil) > Date.now();
  const { facts } = t;
  return (
    <Detail
      title={t.caseTitle(found.caseNumber)}
      actions={
        <>
          {status === "pending" && may("approve") && (
            <>
              <Button icon="check" {...shortcut("a")} onPress={() => setAnswer("verified")}>
                {t.confirm}
              </Button>
              <Button variant="quiet" icon="cross" {...shortcut("r")} onPress={() => setAnswer("rejected")}>
                {t.reject}
              </Button>
            </>
          )}
          {hasGrant && may("approve") && (
            <Button variant="quiet" onPress={() => setAnswer("grant")}>
              {t.endGrant}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <CaseStatus status={status} until={emergencyUntil} />
        <Facts>
          <Fact term={facts.incident} isWide>
            {found.incidentDescription}
          </Fact>
          <Fact term={facts.officer} isVerbatim>
            {officer}
          </Fact>
          <Fact term={facts.badge} isVerbatim>
            {found.badgeNumber}
          </Fact>
          <Fact term={facts.agency} isVerbatim>
            {found.agency}
          </Fact>
          <Fact term={facts.phone}>{found.officerPhone && <ContactLinks text={found.officerPhone} />}</Fact>
          <Fact term={facts.email}>{found.officerEmail && <ContactLinks text={found.officerEmail} />}</Fact>
          <Fact term={facts.supervisor} isVerbatim>
            {titledName({ rank: found.supervisorRank, name: found.supervisorName })}
          </Fact>
          <Fact term={facts.supervisorPhone}>
            {found.supervisorPhone && <ContactLinks text={found.supervisorPhone} />}
          </Fact>
          <Fact term={facts.supervisorEmail}>
            {found.supervisorEmail && <ContactLinks text={found.supervisorEmail} />}
          </Fact>
          <Fact term={facts.deputy}>
            {deputy &&
              t.deputy(
                `${deputy.name} (${deputy.email})`,
                format.date(deputy.firstDay),
                format.date(deputy.lastDay),
                t.deputyStates[deputy.state] ?? deputy.state,
              )}
          </Fact>
          <Fact term={facts.gives}>{found.trust && (t.trusts[found.trust] ?? found.trust)}</Fact>
          <Fact term={facts.grant}>{emergencyUntil && format.dateTime(emergencyUntil)}</Fact>
          <Fact term={facts.decided}>
            {decidedAt &&
              (decidedBy
                ? t.decidedBy(decidedBy, format.dateTime(decidedAt))
                : t.decidedBySupervisor(format.dateTime(decidedAt)))}
          </Fact>
          <Fact term={facts.reason} isWide>
            {found.decisionReason}
          </Fact>
        </Facts>
        <h3>{t.requests}</h3>
        {status === "rejected" && requests.length > 0 && <Muted>{t.waitsForYou}</Muted>}
        {requests.length === 0 && <Muted>{t.noRequests}</Muted>}
        <Cluster>
          {requests.map(({ number, caseId, status: state }) => (
            <Button
              key={number}
              variant="quiet"
              aria-label={t.openRequest(`${caseId} · ${state}`)}
              onPress={() => request.open({ number })}
            >
              {`${caseId} · ${state}`}
            </Button>
          ))}
        </Cluster>
        <TextLink href={`/admin/officers?state=all&q=${encodeURIComponent(found.officerEmail ?? "")}`}>
          {t.allCases}
        </TextLink>
        {answer && (
          <OfficerAnswer
            id={id}
            answer={answer}
            officer={officer}
            trust={found.trustIfConfirmed ?? ""}
            onDone={readLists}
            onClose={() => setAnswer(undefined)}
          />
        )}
        <Suspense>{request.opened && <CaseDialog {...request.opened} />}</Suspense>
      </Stack>
    </Detail>
  );
}
