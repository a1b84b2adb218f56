import { useId, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import * as css from "./choices.css.ts";
import * as fieldCss from "../field.css.ts";
import { useFieldProblem, useFormErrors } from "../form/formErrors.ts";
import { useKeptList } from "../form/draftValues.ts";
import { Icon, type IconName } from "../../text/Icon.tsx";
import { Problem } from "../../text/Problem.tsx";

interface ToggleButtonsProps {
  /** In a Form the value is the list of chosen ids under this name. */
  name: string;
  label: string;
  description?: string;
  options: readonly { id: string; label: string; icon: IconName }[];
  defaultValue?: readonly string[];
  onChange?: (chosen: string[]) => void;
  isRequired?: boolean;
}

/** Toggle buttons with icons: Food, Housing, Transportation. */
export function ToggleButtons(props: ToggleButtonsProps) {
  const { name, label, description, options, defaultValue = [], onChange, isRequired } = props;
  const kept = useKeptList(name)?.filter((id) => options.some((option) => option.id === id));
  const [chosen, setChosen] = useState<readonly string[]>(kept ?? defaultValue);
  const problem = useFieldProblem(name);
  const { changed } = useFormErrors();
  const id = useId();

  function choose(ids: string[]) {
    setChosen(ids);
    changed(name);
    onChange?.(ids);
  }
  return (
    <div
      className={fieldCss.field}
      data-field={name}
      data-label={label}
      data-invalid={problem ? "" : undefined}
    >
      <span className={fieldCss.label} id={`${id}label`}>
        {label}
        {isRequired && (
          <span className={fieldCss.requiredMark} aria-hidden>
            *
          </span>
        )}
      </span>
      {description && (
        <span className={fieldCss.hint} id={`${id}hint`}>
          {description}
        </span>
      )}
      <ToggleButtonGroup
        className={css.toggles}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) => choose([...keys].map(String))}
        aria-labelledby={`${id}label`}
        aria-describedby={
          [description && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(" ") || undefined
        }
      >
        {options.map((option) => (
          <ToggleButton key={option.id} id={option.id} className={css.toggle}>
            {({ isSelected }) => (
              <>
                <Icon name={option.icon} size="lg" />
                {option.label}
                <span className={css.toggleCheck}>{isSelected && <Icon name="check" size="sm" />}</span>
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <input type="hidden" name={`${name}[]`} value="" />
      {chosen.map((key) => (
        <input key={key} type="hidden" name={`${name}[]`} value={key} />
      ))}
      <Problem text={problem} id={`${id}problem`} />
    </div>
  );
}
