import { graphql, useFragment } from "react-relay";
import { isNamedStep } from "../../../../shared/decisions/rulebook/rules.ts";
import type { RuleItem_rule$key } from "#relay/RuleItem_rule.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { May } from "../../../shell/desk/May.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { urgencyWords } from "../words.urgency.ts";
import * as css from "../rulebook.css.ts";
import { levelTones } from "../tones.ts";

/** One urgency rule as a sentence, with its author. */
export function RuleItem({ rule: ref, onEdit }: { rule: RuleItem_rule$key; onEdit: () => void }) {
  const t = useWords(urgencyWords);
  const format = useFormat();
  const rule = useFragment(
    graphql`
      fragment RuleItem_rule on UrgencyRule {
        urgencyLevel
        timeThreshold
        escalationSteps
        autoApprovalLimit
        requiredApprovers
        isActive
        updatedAt
        updatedBy
      }
    `,
    ref,
  );
  const { urgencyLevel, updatedBy } = rule;
  const level = t.levels[urgencyLevel];
  return (
    <li className={css.item}>
      <Cluster isSpread>
        <Cluster gap="xs">
          <Badge tone={levelTones[urgencyLevel]}>{level}</Badge>
          {!rule.isActive && <Badge icon="minus">{t.off}</Badge>}
        </Cluster>
        <May do="changeRules">
          <Button variant="quiet" icon="pencil" aria-label={t.editOf(level)} onPress={onEdit}>
            {t.edit}
          </Button>
        </May>
      </Cluster>
      <strong>{t.line(rule.timeThreshold, rule.autoApprovalLimit)}</strong>
      <Facts>
        <Fact term={t.covered}>{t.covers[urgencyLevel]}</Fact>
        <Fact term={t.stepsTerm}>
          <ol className={css.steps}>
            {rule.escalationSteps.map((step) => (
              <li key={step}>{isNamedStep(step) ? t.steps[step] : step}</li>
            ))}
          </ol>
        </Fact>
        <Fact term={t.approvers}>{`${rule.requiredApprovers}`}</Fact>
        <Fact term={t.written}>
          {updatedBy ? t.writtenBy(updatedBy, format.dateTime(rule.updatedAt)) : t.fromStart}
        </Fact>
      </Facts>
    </li>
  );
}
