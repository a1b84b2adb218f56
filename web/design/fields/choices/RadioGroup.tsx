import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaProps,
} from "react-aria-components/RadioGroup";
import * as css from "./choices.css.ts";
import { field } from "../field.css.ts";
import { FieldHint, FieldLabel, FieldProblem, type FieldProps } from "../FieldParts.tsx";
import type { Option } from "./Select.tsx";

interface RadioGroupProps
  extends Omit<FieldProps, "name">, Omit<AriaProps, "className" | "style" | "children"> {
  options: readonly Option[];
}

/** One of a few visible options: in a line if there is room, or `vertical` for sentences. */
export const RadioGroup = ({
  label,
  description,
  options,
  orientation = "horizontal",
  ...props
}: RadioGroupProps) => (
  <AriaRadioGroup
    {...props}
    orientation={orientation}
    className={field}
    data-field={props.name}
    data-label={label}
  >
    <FieldLabel label={label} isRequired={props.isRequired} />
    <FieldHint>{description}</FieldHint>
    <div className={css.radios}>
      {options.map((option) => (
        <Radio key={option.id} value={option.id} className={css.choice}>
          <span className={`${css.mark} ${css.round}`}>
            <span className={css.dot} />
          </span>
          {option.label}
        </Radio>
      ))}
    </div>
    <FieldProblem />
  </AriaRadioGroup>
);
