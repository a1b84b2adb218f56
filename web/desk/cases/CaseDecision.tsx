import { graphql, useFragment } from "react-relay";
import { isUndecided } from "../../../shared/core/request-statuses.ts";
import type { CaseDecision_request$key } from "#relay/CaseDecision_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { May } from "../../shell/desk/May.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { NeedsList } from "../../intake/needs/NeedsList.tsx";
import { useStatedNeeds } from "../../intake/needs/useStatedNeeds.ts";
import { words } from "./words.desk.ts";

/**
 * The basis of an administrator's decision: the amount and its parts, earlier approvals, the
 * remaining limits.
 */
export function CaseDecision({ request: ref }: { request: CaseDecision_request$key }) {
  const t = useWords(words).decision;
  const format = useFormat();
  const {
    number,
    status,
    viewerCanEditVictimInfo,
    needs: stated,
    needsSource,
    needsConfirmedBy,
    aiJustification,
    automaticDecision,
    decision,
  } = useFragment(
    graphql`
      fragment CaseDecision_request on EmergencyRequest {
        number
        status
        viewerCanEditVictimInfo
        needsSource
        needsConfirmedBy
        aiJustification
        needs {
          ...useStatedNeeds_needs
        }
        automaticDecision {
          level
        }
        decision {
          amount
          outcome
          note
          block
          requiredApprovers
          recommendedBy
          lines {
            label
            amount
          }
          approvals {
            id
            personName
            actor
            decision
            reason
            createdAt
            voidedAt
          }
          room {
            of
            day
            month
          }
        }
      }
    `,
    ref,
  );
  const needs = useStatedNeeds(stated);
  if (!decision) return null;
  const byRule = isUndecided(status) ? null : automaticDecision;
  const { amount, outcome, note, block, lines, approvals, room, recommendedBy } = decision;
  return (
    <Stack>
      {outcome && (
        <Notice
          tone={outcome === "final" ? "positive" : outcome === "recorded" ? "info" : "caution"}
          title={t.outcomes[outcome]}
        >
          <Stack gap="sm">
            <p>{note ?? t.finalText(format.money(amount))}</p>
            {block === "victim_info" && viewerCanEditVictimInfo && (
              <div>
                <ButtonLink href={`/request/${number}/victim-info`} variant="quiet" icon="user">
                  {t.addVictimInfo}
                </ButtonLink>
              </div>
            )}
            {block === "over_limit" && (
              <May do="manageSystem">
                <div>
                  <ButtonLink href="/admin/dashboard?tab=settings" variant="quiet" icon="gear">
                    {t.changeLimit}
                  </ButtonLink>
                </div>
              </May>
            )}
          </Stack>
        </Notice>
      )}
      <Facts>
        <Fact term={isUndecided(status) ? t.amountToAllocate : t.allocatedAmount}>
          {format.money(amount)}
        </Fact>
        <Fact term={t.needs}>
          {needs ? <NeedsList needs={needs} /> : t.noNeeds}
          <Muted>
            {needsSource === "confirmed" ? t.confirmedBy(needsConfirmedBy ?? t.somebody) : t.onlyRead}
          </Muted>
        </Fact>
        <Fact term={t.recommendation}>
          {lines.length === 0 ? (
            t.noRecommendation
          ) : (
            <Stack gap="xs" as="ul">
              {lines.map(({ label, amount: part }) => (
                <li key={label}>
                  {label}: {format.money(part)}
                </li>
              ))}
            </Stack>
          )}
          {recommendedBy && <Muted>{t.recommendedBy(recommendedBy)}</Muted>}
        </Fact>
      </Facts>
      {aiJustification && recommendedBy !== "rules" && <p>{aiJustification}</p>}
      <Facts>
        <Fact term={byRule ? t.approvalsOf : t.approvals(decision.requiredApprovers)}>
          {approvals.length === 0 ? (
            byRule ? (
              t.approvedByRule(byRule.level)
            ) : (
              t.noApprovals
            )
          ) : (
            <Stack gap="xs" as="ul">
              {approvals.map((one) => (
                <li key={one.id}>
                  <Cluster gap="xs">
                    <strong>{one.personName}</strong>
                    <Badge
                      tone={one.voidedAt ? "neutral" : one.decision === "approved" ? "positive" : "critical"}
                    >
                      {one.voidedAt ? t.void : t.words[one.decision]}
                    </Badge>
                  </Cluster>
                  <Muted>
                    {[one.actor, format.dateTime(one.createdAt), one.reason].filter(Boolean).join(", ")}
                  </Muted>
                </li>
              ))}
            </Stack>
          )}
        </Fact>
        {room.map(({ of, day, month }) => (
          <Fact key={of} term={t.roomOf(of)}>
            {t.room(format.money(day), format.money(month))}
          </Fact>
        ))}
      </Facts>
      {room.length > 0 && <Muted>{t.notBound}</Muted>}
    </Stack>
  );
}
