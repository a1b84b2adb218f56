import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { typedDollars } from "../../../../shared/core/tables/amounts.ts";
import {
  newRule,
  ruleUrgencies,
  urgencyRuleForm,
  type RuleUrgency,
  type UrgencyRuleForm,
} from "../../../../shared/decisions/rulebook/rules.ts";
import type { RuleDialog_rule$key } from "#relay/RuleDialog_rule.graphql";
import type { RuleDialogMutation } from "#relay/RuleDialogMutation.graphql";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { urgencyWords } from "../words.urgency.ts";
import { RuleFields, type RuleTexts } from "./RuleFields.tsx";
import { RuleTrial } from "./RuleTrial.tsx";

interface RuleDialogProps {
  rules: RuleDialog_rule$key;
  /** The id of the edited rule; undefined for a new one. */
  edited?: string;
  /** The viewer's limit for automatic approval, in US dollars. */
  most: number;
  onClose: () => void;
  onOutdated: () => void;
}

type Draft = UrgencyRuleForm & { isActive: boolean };

/** An urgency rule is entered, simulated on the last 90 days, and saved. */
export function RuleDialog({ rules: ref, edited, most, onClose, onOutdated }: RuleDialogProps) {
  const { form: t, levels } = useWords(urgencyWords);
  const showFailure = useFailureToast();
  const rules = useFragment(
    graphql`
      fragment RuleDialog_rule on UrgencyRule @relay(plural: true) {
        id
        urgencyLevel
        timeThreshold
        escalationSteps
        autoApprovalLimit
        requiredApprovers
        isActive
        version
      }
    `,
    ref,
  );
  const known = rules.find(({ id }) => id === edited);
  const [level, setLevel] = useState<RuleUrgency>(known?.urgencyLevel ?? newRule.urgencyLevel);
  const [steps, setSteps] = useState<readonly string[]>(known?.escalationSteps ?? newRule.escalationSteps);
  const [isActive, setActive] = useState(known?.isActive ?? true);
  const { timeThreshold, autoApprovalLimit, requiredApprovers } = known ?? newRule;
  const [texts, setTexts] = useState<RuleTexts>({ timeThreshold, autoApprovalLimit, requiredApprovers });
  const [draft, setDraft] = useState<Draft>();
  const [save, isSaving] = useAction<RuleDialogMutation>(graphql`
    mutation RuleDialogMutation($input: SaveUrgencyRuleInput!) {
      saveUrgencyRule(input: $input) {
        rule {
          id
          ...useRuleColumns_rule
          ...RuleDialog_rule
        }
      }
    }
  `);
  const shown = rules.find(({ urgencyLevel }) => urgencyLevel === level);
  // From when the dialog was opened: another person's save meanwhile is a conflict.
  const [versions] = useState(() => new Map(rules.map((rule) => [rule.urgencyLevel, rule.version])));

  async function confirm(rule: Draft) {
    try {
      await save({
        input: {
          rule: { ...rule, escalationSteps: [...rule.escalationSteps] },
          version: versions.get(rule.urgencyLevel) ?? null,
        },
      });
      toast({ title: t.created, tone: "positive" });
      onOutdated();
      onClose();
    } catch (error) {
      showFailure(error, { failed: t.createFailed });
      if (isOutdated(error)) onOutdated();
    }
  }
  const title = known ? t.editTitle(levels[known.urgencyLevel]) : t.title;
  return (
    <Dialog title={title} isOpen keepsOpen isWide={draft !== undefined} onClose={onClose}>
      {draft ? (
        <>
          <RuleTrial rule={draft} />
          <Actions>
            <Button variant="quiet" icon="arrow-left" onPress={() => setDraft(undefined)}>
              {t.back}
            </Button>
            <Button isPending={isSaving} pendingText={t.saving} onPress={() => void confirm(draft)}>
              {t.save}
            </Button>
          </Actions>
        </>
      ) : (
        <Form
          schema={asRule({ level, steps, isActive })}
          onSubmit={(rule) => {
            setTexts(rule);
            setSteps(rule.escalationSteps);
            setDraft({ ...rule, isActive });
          }}
          aria-label={title}
        >
          {!known && shown && <Notice tone="info">{t.replaces(levels[level])}</Notice>}
          <RuleFields
            level={level}
            {...(!known && {
              onLevel: (id: string) => setLevel(ruleUrgencies.find((one) => one === id) ?? level),
            })}
            texts={texts}
            most={most}
            steps={steps}
            onSteps={setSteps}
            isActive={isActive}
            onActive={setActive}
          />
          <Actions>
            <Button variant="quiet" onPress={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit">{t.tryOut}</Button>
          </Actions>
        </Form>
      )}
    </Dialog>
  );
}

/** The fields' values for the rules. */
const asRule = (held: { level: RuleUrgency; steps: readonly string[]; isActive: boolean }) => ({
  "~standard": {
    validate: (input: unknown) => {
      const typed = input as Record<string, string>;
      const number = (name: string) => (typed[name] ? Number(typed[name]) : undefined);
      return urgencyRuleForm["~standard"].validate({
        urgencyLevel: held.level,
        escalationSteps: [...held.steps],
        isActive: held.isActive,
        timeThreshold: number("timeThreshold"),
        autoApprovalLimit: typedDollars(typed["autoApprovalLimit"]),
        requiredApprovers: number("requiredApprovers"),
      });
    },
  },
});
