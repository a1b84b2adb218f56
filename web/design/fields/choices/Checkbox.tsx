import { useId, type ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from "react-aria-components/Checkbox";
import * as css from "./choices.css.ts";
import * as field from "../field.css.ts";
import { useFieldProblem } from "../form/formErrors.ts";
import { Icon } from "../../text/Icon.tsx";
import { Problem } from "../../text/Problem.tsx";

interface CheckboxProps extends Omit<AriaProps, "className" | "style" | "children"> {
  children: ReactNode;
  /** What to know or ask before checking it. */
  description?: string;
}

/** A yes/no field. In a Form its value is a boolean. */
export function Checkbox({ children, description, ...props }: CheckboxProps) {
  const hint = useId();
  const problem = useFieldProblem(props.name);
  return (
    <div data-field={props.name}>
      <AriaCheckbox
        {...props}
        {...(description && { "aria-describedby": hint })}
        isInvalid={problem !== undefined}
        className={css.choice}
      >
        <span className={css.mark}>
          <Icon name="check" size="sm" />
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {description && (
        <div id={hint} className={field.hint}>
          {description}
        </div>
      )}
      <Problem text={problem} />
    </div>
  );
}
