import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import {
  Select as AriaSelect,
  SelectValue,
  type Key,
  type SelectProps as AriaProps,
} from "react-aria-components/Select";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as css from "../field.css.ts";
import { useFormErrors } from "../form/formErrors.ts";
import { FieldHint, FieldLabel, FieldProblem, type FieldProps } from "../FieldParts.tsx";
import { useKeptText } from "../form/draftValues.ts";
import { Icon } from "../../text/Icon.tsx";
import * as select from "./Select.css.ts";
import { words } from "../../words.ts";

export interface Option {
  id: string;
  label: string;
}

interface SelectProps
  extends
    Omit<FieldProps, "name">,
    Omit<AriaProps<Option>, "className" | "style" | "children" | "selectionMode"> {
  options: readonly Option[];
}

/** One of several: `defaultValue`, or `value` and `onChange`, hold the option's id. */
export function Select({ label, description, options, onChange, ...props }: SelectProps) {
  const t = useWords(words);
  const { changed } = useFormErrors();
  const kept = useKeptText(props.name);
  const isKept = props.value === undefined && options.some(({ id }) => id === kept);

  function change(id: Key | null) {
    changed(props.name ?? "");
    onChange?.(id);
  }
  return (
    <AriaSelect
      autoComplete="off"
      placeholder={t.choose}
      {...props}
      {...(isKept && { defaultValue: kept })}
      onChange={change}
      className={css.field}
      data-field={props.name}
      data-label={label}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <FieldHint>{description}</FieldHint>
      <Button className={`${css.box} ${select.trigger}`}>
        <SelectValue className={select.value} />
        <Icon name="chevron-down" />
      </Button>
      <FieldProblem />
      <Popover className={select.popover} offset={4}>
        <ListBox items={options} className={select.list}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={select.option}>
              {({ isSelected }) => (
                <>
                  <span>{option.label}</span>
                  {isSelected && <Icon name="check" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
