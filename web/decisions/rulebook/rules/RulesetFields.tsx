import type { Condition } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { useFieldProblem, useFormErrors } from "../../../design/fields/form/formErrors.ts";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { NumberField } from "../../../design/fields/NumberField.tsx";
import { Problem } from "../../../design/text/Problem.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { Switch } from "../../../design/fields/choices/Switch.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { ConditionRow, firstOf } from "./ConditionRow.tsx";
import { aiWords } from "../words.ai.ts";
import * as css from "../rulebook.css.ts";

export interface RulesetTexts {
  readonly name: string;
  readonly category: string;
  readonly priority: number;
  readonly adjustment: number;
}

/** State outside the fields. */
export interface Held {
  isActive: boolean;
  requiresHumanReview: boolean;
  match: "all" | "any";
  conditions: readonly Condition[];
}

const maxConditions = 20;

interface RulesetFieldsProps {
  texts: RulesetTexts;
  held: Held;
  onHeld: (held: Held) => void;
}

/** The fields of a ruleset, with a list of conditions. */
export function RulesetFields({ texts, held, onHeld }: RulesetFieldsProps) {
  const { category, priority, active, form: t } = useWords(aiWords);
  const { changed } = useFormErrors();
  const { match, conditions } = held;
  const put = (next: Partial<Held>) => {
    changed("conditions");
    onHeld({ ...held, ...next });
  };
  return (
    <>
      <TextField name="name" label={t.name} defaultValue={texts.name} maxLength={80} isRequired />
      <div className={css.fields}>
        <TextField
          name="category"
          label={category}
          description={t.categoryHint}
          defaultValue={texts.category}
          maxLength={40}
          isRequired
        />
        <NumberField
          name="priority"
          label={priority}
          description={t.priorityHint}
          defaultValue={texts.priority}
          isRequired
        />
        <NumberField
          name="adjustment"
          label={t.adjustment}
          description={t.adjustmentHint}
          defaultValue={texts.adjustment}
          isRequired
        />
      </div>
      <Select
        label={t.match}
        options={(["all", "any"] as const).map((id) => ({ id, label: t[id] }))}
        value={match}
        onChange={(id) => put({ match: id === "any" ? "any" : "all" })}
      />
      <Stack as="ol" gap="sm">
        {conditions.map((condition, at) => (
          <ConditionRow
            // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
            key={at}
            place={at + 1}
            condition={condition}
            onChange={(next) =>
              put({ conditions: conditions.map((one, place) => (place === at ? next : one)) })
            }
            {...(conditions.length > 1 && {
              onRemove: () => put({ conditions: conditions.filter((_, place) => place !== at) }),
            })}
          />
        ))}
      </Stack>
      <Conditions />
      {conditions.length < maxConditions && (
        <Cluster>
          <Button
            variant="quiet"
            icon="plus"
            onPress={() => put({ conditions: [...conditions, firstOf("people")] })}
          >
            {t.addCondition}
          </Button>
        </Cluster>
      )}
      <Switch
        isSelected={held.requiresHumanReview}
        onChange={(requiresHumanReview) => put({ requiresHumanReview })}
        description={t.reviewHint}
      >
        {t.review}
      </Switch>
      <Switch isSelected={held.isActive} onChange={(isActive) => put({ isActive })}>
        {active}
      </Switch>
    </>
  );
}

/** The errors of the conditions. */
const Conditions = () => <Problem text={useFieldProblem("conditions")} />;
