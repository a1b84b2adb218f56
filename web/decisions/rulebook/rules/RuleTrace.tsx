import { graphql, useFragment } from "react-relay";
import type { RuleTrace_request$key } from "#relay/RuleTrace_request.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { FieldFailed } from "../../../shell/desk/PartFailed.tsx";
import { caseWords } from "../words.case.ts";
import * as css from "../rulebook.css.ts";

interface RuleTraceProps {
  request: RuleTrace_request$key;
  onRetry: () => void;
}

/** The urgency rule's effect on a case: the conditions it checked, or what is missing so far. */
export function RuleTrace({ request: ref, onRetry }: RuleTraceProps) {
  const t = useWords(caseWords);
  const format = useFormat();
  const {
    escalations,
    automaticDecision,
    automaticOutlook: outlook,
  } = useFragment(
    graphql`
      fragment RuleTrace_request on EmergencyRequest {
        escalations {
          step
          name
          told
          recipients
          at
        }
        automaticDecision {
          amount
          at
          level
          ruleVersion
          conditions {
            name
            isMet
            value
          }
        }
        automaticOutlook @catch {
          isAllowed
          conditions {
            name
            isMet
            value
          }
        }
      }
    `,
    ref,
  );
  const automaticOutlook = outlook.ok ? outlook.value : null;
  const looked = automaticDecision ?? automaticOutlook;
  if (!looked && outlook.ok && escalations.length === 0) return null;
  const shown = looked?.conditions.filter(({ isMet }) => automaticDecision || !isMet) ?? [];
  return (
    <section aria-label={t.title}>
      <Stack gap="sm">
        {automaticDecision || outlook.ok ? (
          <h3 className={css.name}>{t.title}</h3>
        ) : (
          <FieldFailed name={t.title} onRetry={onRetry} />
        )}
        {automaticDecision && (
          <Notice
            tone="positive"
            title={t.approved(format.money(automaticDecision.amount), format.dateTime(automaticDecision.at))}
          >
            {t.approvedBy(automaticDecision.level, automaticDecision.ruleVersion)}
          </Notice>
        )}
        {!automaticDecision && automaticOutlook && <p>{automaticOutlook.isAllowed ? t.would : t.wouldNot}</p>}
        {shown.length > 0 && (
          <ul className={css.steps}>
            {shown.map(({ name, isMet, value }) => (
              <li key={name}>
                {automaticDecision ? (
                  <Cluster gap="xs">
                    {t.looked(t.conditions[name], value)}
                    <Badge tone={isMet ? "positive" : "caution"} icon={isMet ? "check" : "clock"}>
                      {isMet ? t.met : t.unmet}
                    </Badge>
                  </Cluster>
                ) : (
                  t.missing(t.conditions[name], value)
                )}
              </li>
            ))}
          </ul>
        )}
        {escalations.length > 0 && (
          <div>
            <strong>{t.told}</strong>
            <ul className={css.steps}>
              {escalations.map(({ step, name, told, recipients, at }) => (
                <li key={step}>
                  {told > 0
                    ? t.toldLine(step, t.steps[name] ?? name, {
                        who: recipients.join(", ") || t.toldCount(told),
                        at: format.dateTime(at),
                      })
                    : t.toldNobody(step, t.steps[name] ?? name)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </section>
  );
}
