import {
  factNames,
  factOf,
  operatorsOf,
  takesSeveral,
  type Condition,
  type FactName,
  type Operator,
} from "../../../../shared/decisions/rulebook/rulesets.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { NumberField } from "../../../design/fields/NumberField.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { aiWords } from "../words.ai.ts";
import * as css from "../rulebook.css.ts";

interface ConditionRowProps {
  place: number;
  condition: Condition;
  onChange: (condition: Condition) => void;
  /** Omitted if it is the only one. */
  onRemove?: () => void;
}

/** One condition, built from valid options only. */
export function ConditionRow({ place, condition, onChange, onRemove }: ConditionRowProps) {
  const { facts, operators, form: t } = useWords(aiWords);
  const { fact: name, operator } = condition;
  return (
    <li className={css.row}>
      <Select
        label={t.fact(place)}
        options={factNames.map((id) => ({ id, label: facts[id] }))}
        value={name}
        onChange={(id) => onChange(firstOf(factNames.find((known) => known === id) ?? name))}
      />
      <Select
        label={t.operator}
        options={operatorsOf[factOf(name).kind].map((id) => ({ id, label: operators[id] }))}
        value={operator}
        onChange={(id) => {
          const next = operatorsOf[factOf(name).kind].find((known) => known === id) ?? operator;
          onChange({ fact: name, operator: next, value: moved(condition.value, next) });
        }}
      />
      <ConditionValue condition={condition} onChange={(value) => onChange({ ...condition, value })} />
      {onRemove && (
        <Button variant="quiet" icon="cross" aria-label={t.removeCondition(place)} onPress={onRemove} />
      )}
    </li>
  );
}

interface ConditionValueProps {
  condition: Condition;
  onChange: (value: Condition["value"]) => void;
}

function ConditionValue({ condition, onChange }: ConditionValueProps) {
  const { form: t } = useWords(aiWords);
  const { fact: name, operator, value } = condition;
  const { kind, words } = factOf(name);
  if (kind === "number")
    return (
      <NumberField
        name="value"
        label={t.value}
        value={typeof value === "number" ? value : 0}
        minValue={0}
        onChange={onChange}
      />
    );
  if (kind === "state")
    return (
      <TextField
        name="state"
        label={takesSeveral(operator) ? t.states : t.state}
        value={Array.isArray(value) ? value.join(", ") : String(value)}
        onChange={(text) => onChange(statesIn(text, operator))}
        autoComplete="off"
      />
    );
  if (!takesSeveral(operator))
    return (
      <Select
        label={t.value}
        options={words.map((id) => ({ id, label: shown(id) }))}
        value={String(value)}
        onChange={(id) => onChange(String(id))}
      />
    );
  const chosen = Array.isArray(value) ? value : [];
  return (
    <div role="group" aria-label={t.value}>
      <Cluster gap="xs">
        {words.map((word) => (
          <Checkbox
            key={word}
            isSelected={chosen.includes(word)}
            onChange={(isOn) => onChange(words.filter((one) => (one === word ? isOn : chosen.includes(one))))}
          >
            {shown(word)}
          </Checkbox>
        ))}
      </Cluster>
    </div>
  );
}

const shown = (word: string) => word.replaceAll("_", " ");

/** The default condition for this fact. */
export function firstOf(name: FactName): Condition {
  const { kind, words } = factOf(name);
  return { fact: name, operator: operatorsOf[kind][0], value: kind === "number" ? 1 : (words[0] ?? "TX") };
}

/** Converts the value when the operator changes between single and multiple. */
function moved(value: Condition["value"], operator: Operator): Condition["value"] {
  if (typeof value === "number") return value;
  if (takesSeveral(operator)) return Array.isArray(value) ? value : [value];
  return Array.isArray(value) ? (value[0] ?? "") : value;
}

function statesIn(text: string, operator: Operator): Condition["value"] {
  const typed = text.toUpperCase();
  return takesSeveral(operator) ? typed.split(",").map((state) => state.trim()) : typed.trim();
}
