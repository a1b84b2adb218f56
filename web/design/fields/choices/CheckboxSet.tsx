import { useId, type ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { legend, set } from "./CheckboxSet.css.ts";
import { useFieldProblem, useFormErrors } from "../form/formErrors.ts";
import { Problem } from "../../text/Problem.tsx";

interface CheckboxSetProps {
  /** The name under which errors about the whole choice are reported. */
  name: string;
  label: string;
  boxes: readonly { name: string; label: ReactNode }[];
  /** Whether all are checked at first. */
  areChosen?: boolean;
}

/** Any number of several, each a checkbox. */
export function CheckboxSet({ name, label, boxes, areChosen = false }: CheckboxSetProps) {
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
      {boxes.map((box) => (
        <Checkbox key={box.name} name={box.name} defaultSelected={areChosen}>
          {box.label}
        </Checkbox>
      ))}
      <Problem text={problem} id={id} />
    </fieldset>
  );
}
