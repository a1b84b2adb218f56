import { ruleUrgencies, type RuleUrgency } from "../../../../shared/decisions/rulebook/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { NumberField } from "../../../design/fields/NumberField.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { Switch } from "../../../design/fields/choices/Switch.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { urgencyWords } from "../words.urgency.ts";
import * as css from "../rulebook.css.ts";
import { StepsField } from "../StepsField.tsx";

export interface RuleTexts {
  readonly timeThreshold: number;
  readonly autoApprovalLimit: number;
  readonly requiredApprovers: number;
}

interface RuleFieldsProps {
  level: RuleUrgency;
  /** Omitted if the level is fixed. */
  onLevel?: (level: string) => void;
  texts: RuleTexts;
  most: number;
  steps: readonly string[];
  onSteps: (steps: readonly string[]) => void;
  isActive: boolean;
  onActive: (isOn: boolean) => void;
}

/** The fields of an urgency rule. */
export function RuleFields(props: RuleFieldsProps) {
  const { form: t, levels, covers } = useWords(urgencyWords);
  const { level, onLevel, texts, most } = props;
  return (
    <>
      {onLevel && (
        <Select
          label={t.level}
          description={covers[level]}
          options={ruleUrgencies.map((id) => ({ id, label: levels[id] }))}
          value={level}
          onChange={(id) => onLevel(String(id))}
        />
      )}
      <div className={css.fields}>
        <NumberField
          name="timeThreshold"
          label={t.threshold}
          description={t.thresholdHint}
          defaultValue={texts.timeThreshold}
          isRequired
        />
        <TextField
          name="autoApprovalLimit"
          label={t.limit}
          description={t.limitHint(most)}
          defaultValue={String(texts.autoApprovalLimit)}
          inputMode="decimal"
          isRequired
        />
        <NumberField
          name="requiredApprovers"
          label={t.approvers}
          description={t.approversHint}
          defaultValue={texts.requiredApprovers}
          isRequired
        />
      </div>
      <StepsField steps={props.steps} onChange={props.onSteps} />
      <Switch isSelected={props.isActive} onChange={props.onActive}>
        {t.active}
      </Switch>
    </>
  );
}
