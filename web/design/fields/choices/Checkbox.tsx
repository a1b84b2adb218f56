import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from "react-aria-components/Checkbox";
import * as css from "./choices.css.ts";
import { useFieldProblem } from "../form/formErrors.ts";
import { Icon } from "../../text/Icon.tsx";
import { Problem } from "../../text/Problem.tsx";

interface CheckboxProps extends Omit<AriaProps, "className" | "style" | "children"> {
  children: ReactNode;
}

/** A yes/no field. In a Form its value is a boolean. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const problem = useFieldProblem(props.name);
  return (
    <div data-field={props.name}>
      <AriaCheckbox {...props} isInvalid={problem !== undefined} className={css.choice}>
        <span className={css.mark}>
          <Icon name="check" size="sm" />
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      <Problem text={problem} />
    </div>
  );
}
