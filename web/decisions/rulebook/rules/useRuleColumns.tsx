import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import { isNamedStep } from "../../../../shared/decisions/rulebook/rules.ts";
import type { useRuleColumns_rule$data, useRuleColumns_rule$key } from "#relay/useRuleColumns_rule.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { Cluster } from "../../../design/layout/layout.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { urgencyWords } from "../words.urgency.ts";
import * as css from "../rulebook.css.ts";
import { levelTones } from "../tones.ts";

const fragment = graphql`
  fragment useRuleColumns_rule on UrgencyRule @inline {
    id
    urgencyLevel
    timeThreshold
    escalationSteps
    autoApprovalLimit
    requiredApprovers
    isActive
    updatedAt
    updatedBy
  }
`;

type Rule = useRuleColumns_rule$data;

export const readRule = (rule: useRuleColumns_rule$key): Rule => readInlineData(fragment, rule);

/** The columns of the urgency rules: a rule is a sentence, with whom it notifies and its author. */
export function useRuleColumns(onEdit: (id: string) => void): readonly TableColumn<Rule>[] {
  const t = useWords(urgencyWords);
  const format = useFormat();
  const mayChange = useMay()("changeRules");
  return useMemo(() => {
    const written = ({ updatedAt, updatedBy }: Rule) =>
      updatedBy ? t.writtenBy(updatedBy, format.dateTime(updatedAt)) : t.fromStart;
    const edit: TableColumn<Rule> = {
      id: "edit",
      label: t.edit,
      isLabelHidden: true,
      text: () => t.edit,
      cell: ({ id, urgencyLevel }) => (
        <Button
          variant="quiet"
          icon="pencil"
          aria-label={t.editOf(t.levels[urgencyLevel])}
          onPress={() => onEdit(id)}
        >
          {t.edit}
        </Button>
      ),
      isForActions: true,
      width: 7,
    };
    return [
      {
        id: "level",
        label: t.form.level,
        text: ({ urgencyLevel }) => t.levels[urgencyLevel],
        cell: ({ urgencyLevel, isActive }) => (
          <Cluster gap="xs">
            <Badge tone={levelTones[urgencyLevel]}>{t.levels[urgencyLevel]}</Badge>
            {!isActive && <Badge icon="minus">{t.off}</Badge>}
          </Cluster>
        ),
        isRowHeader: true,
        minWidth: 7,
        share: 0.7,
      },
      {
        id: "line",
        label: t.rule,
        needsNoLabel: true,
        text: ({ timeThreshold, autoApprovalLimit }) => t.line(timeThreshold, autoApprovalLimit),
        cell: ({ timeThreshold, autoApprovalLimit }) => (
          <strong>{t.line(timeThreshold, autoApprovalLimit)}</strong>
        ),
        minWidth: 13,
        share: 1.6,
      },
      {
        id: "covers",
        label: t.covered,
        text: ({ urgencyLevel }) => t.covers[urgencyLevel],
        minWidth: 9,
      },
      {
        id: "steps",
        label: t.stepsTerm,
        text: ({ escalationSteps }) => escalationSteps.join(", "),
        cell: ({ escalationSteps }) => (
          <ol className={css.steps}>
            {escalationSteps.map((step) => (
              <li key={step}>{isNamedStep(step) ? t.steps[step] : step}</li>
            ))}
          </ol>
        ),
        minWidth: 10,
      },
      {
        id: "approvers",
        label: t.approvers,
        text: ({ requiredApprovers }) => String(requiredApprovers),
        isNumber: true,
        width: 9.5,
      },
      { id: "written", label: t.written, text: written, minWidth: 8 },
      ...(mayChange ? [edit] : []),
    ];
  }, [t, format, mayChange, onEdit]);
}
