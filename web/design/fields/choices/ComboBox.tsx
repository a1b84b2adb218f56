import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaProps,
  type Key,
} from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as combo from "./ComboBox.css.ts";
import { deskWords } from "../../words.desk.ts";
import * as css from "../field.css.ts";
import { useFormErrors } from "../form/formErrors.ts";
import { FieldHint, FieldLabel, FieldProblem, type FieldProps } from "../FieldParts.tsx";
import { useKeptText } from "../form/draftValues.ts";
import { Icon } from "../../text/Icon.tsx";
import type { Option } from "./Select.tsx";
import * as select from "./Select.css.ts";
import { remPixels } from "../../layout/useWidth.ts";

interface ComboBoxProps
  extends FieldProps, Pick<AriaProps<Option>, "isRequired" | "isDisabled" | "isReadOnly" | "autoFocus"> {
  options: readonly Option[];
  /** The option's id. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string | null) => void;
  placeholder?: string;
  /** The server finds options for the typed text; without it those that contain it are shown. */
  onSearch?: (text: string) => void;
  /** Options for the typed text are loading. */
  isLoading?: boolean;
}

/** Above this number, only visible options are rendered. */
const maxDrawn = 60;
const optionRem = 2.75;

/** One of many, found by typing a part of its name. In a Form its value is the option's id. */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, options, onChange, placeholder, onSearch, isLoading = false, ...field } = props;
  const t = useWords(deskWords);
  const { changed } = useFormErrors();
  const kept = useKeptText(field.name);
  const isKept = field.value === undefined && options.some(({ id }) => id === kept);

  // The error stays until something is chosen: if its line disappeared with the first letter, the
  // page would move, the list close, and the letter be lost.
  function choose(id: Key | null) {
    changed(field.name);
    onChange?.(id === null ? null : String(id));
  }
  return (
    <AriaComboBox
      {...field}
      {...(isKept && kept !== undefined && { defaultValue: kept })}
      {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
      onChange={choose}
      allowsEmptyCollection
      menuTrigger="input"
      className={css.field}
      data-field={field.name}
      data-label={label}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <FieldHint>{description}</FieldHint>
      <div className={combo.place}>
        <Input placeholder={placeholder} className={`${css.box} ${combo.input}`} />
        <Button className={combo.opener}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <FieldProblem />
      <Popover className={select.popover} offset={4}>
        <WhenMany many={options.length > maxDrawn}>
          <ListBox
            className={select.list}
            renderEmptyState={() => (
              <p className={combo.nothing}>{isLoading ? t.loadingOptions : t.noOption}</p>
            )}
          >
            {(option: Option) => (
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
        </WhenMany>
      </Popover>
    </AriaComboBox>
  );
}

const WhenMany = ({ many, children }: { many: boolean; children: ReactNode }) =>
  many ? (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: optionRem * remPixels() }}>
      {children}
    </Virtualizer>
  ) : (
    children
  );
