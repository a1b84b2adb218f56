import { useId, type ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { legend, set } from "./CheckboxSet.css.ts";
import { useFieldProblem, useFormErrors } from "../form/formErrors.ts";
import { Problem } from "../../text/Problem.tsx";

interface CheckboxSetProps {
  /** The name under which errors about the whole choice are reported. */
  name: string;
  label: string;
  /** With a `value`, boxes of one name, such as `roles[]`, make a list. */
  boxes: readonly { name: string; value?: string; label: ReactNode; isChosen?: boolean }[];
  /** Whether all are checked at first. */
  areChosen?: boolean;
  /** A box with a value was checked or cleared. */
  onChosen?: (value: string, isChosen: boolean) => void;
}

/** Any number of several, each a checkbox. */
export function CheckboxSet({ name, label, boxes, areChosen = false, onChosen }: CheckboxSetProps) {
  const problem = useFieldProblem(name);
  const { changed } = useFormErrors();
  const id = useId();
  return (
    <fieldset
      className={set}
      data-field={name}
      data-label={label}
      aria-describedby={problem && id}
      onInput={() => changed(name)}
    >
      <legend className={legend}>{label}</legend>
      {boxes.map(({ name: boxName, value, label: boxLabel, isChosen = areChosen }) => (
        <Checkbox
          key={value ?? boxName}
          name={boxName}
          {...(value !== undefined && { value, onChange: (chosen) => onChosen?.(value, chosen) })}
          defaultSelected={isChosen}
        >
          {boxLabel}
        </Checkbox>
      ))}
      <Problem text={problem} id={id} />
    </fieldset>
  );
}
