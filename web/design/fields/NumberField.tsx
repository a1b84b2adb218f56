import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
} from "react-aria-components/NumberField";
import * as css from "./field.css.ts";
import { useFormErrors } from "./form/formErrors.ts";
import { FieldHint, FieldLabel, FieldProblem, type FieldProps } from "./FieldParts.tsx";
import { useKeptText } from "./form/draftValues.ts";
import { Icon } from "../text/Icon.tsx";
import * as number from "./NumberField.css.ts";

interface NumberFieldProps
  extends FieldProps, Omit<AriaProps, "className" | "style" | "children" | "name" | "commitBehavior"> {
  placeholder?: string;
}

/**
 * A number, typed in the person's format or stepped with the arrows. In a Form its value is the
 * plain number as text, or "". Values out of range stay as typed, so that the rules can report
 * them.
 */
export function NumberField({ label, description, placeholder, onChange, ...field }: NumberFieldProps) {
  const { changed } = useFormErrors();
  const kept = useKeptText(field.name);
  const keptNumber = kept === undefined || kept === "" ? Number.NaN : Number(kept);
  const isKept = field.value === undefined && !Number.isNaN(keptNumber);
  return (
    <AriaNumberField
      {...field}
      {...(isKept && { defaultValue: keptNumber })}
      commitBehavior="validate"
      onChange={(value) => {
        changed(field.name);
        onChange?.(value);
      }}
      className={css.field}
      data-field={field.name}
      data-label={label}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <FieldHint>{description}</FieldHint>
      <Group className={number.group}>
        <Input
          placeholder={placeholder}
          className={`${css.box} ${number.input}`}
          onInput={() => changed(field.name)} // the value changes only when the field is left
        />
        <Button slot="decrement" className={number.step}>
          <Icon name="minus" />
        </Button>
        <Button slot="increment" className={number.step}>
          <Icon name="plus" />
        </Button>
      </Group>
      <FieldProblem />
    </AriaNumberField>
  );
}
