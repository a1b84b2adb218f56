import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import * as field from "../../design/fields/field.css.ts";
import { FieldLabel, FieldProblem } from "../../design/fields/FieldParts.tsx";
import { useFormErrors } from "../../design/fields/form/formErrors.ts";
import * as css from "./Stepper.css.ts";
import { words } from "./words.ts";

interface StepperProps {
  name: string;
  label: string;
  /** 0 is none. */
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small count, typed or stepped; its label is next to it. */
export function Stepper({ name, label, value, max, onChange }: StepperProps) {
  const t = useWords(words).stepper;
  const { changed } = useFormErrors();

  function set(count: number) {
    changed(name);
    onChange(Math.min(Math.max(count, 0), max));
  }
  const typed = (text: string) => set(Number(text.replace(/\D/g, "").slice(0, 3)));

  return (
    <AriaTextField
      name={name}
      value={String(value)}
      onChange={typed}
      inputMode="numeric"
      autoComplete="off"
      className={css.stepper}
      data-field={name}
      data-label={label}
    >
      <FieldLabel label={label} />
      <div className={css.control}>
        <Button
          variant="quiet"
          aria-label={t.less(label)}
          isDisabled={value === 0}
          onPress={() => set(value - 1)}
        >
          −
        </Button>
        <Input
          className={`${field.box} ${css.count}`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="quiet"
          aria-label={t.more(label)}
          isDisabled={value === max}
          onPress={() => set(value + 1)}
        >
          +
        </Button>
      </div>
      <FieldProblem />
    </AriaTextField>
  );
}
