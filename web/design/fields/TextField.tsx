import { useState, type HTMLAttributes } from "react";
import { Input } from "react-aria-components/Input";
import { TextArea } from "react-aria-components/TextArea";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from "react-aria-components/TextField";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../controls/Button.tsx";
import * as css from "./field.css.ts";
import { FieldHint, FieldLabel, FieldProblem, type FieldProps } from "./FieldParts.tsx";
import { useKeptText } from "./form/draftValues.ts";
import { words } from "../words.ts";

interface TextFieldProps
  extends FieldProps, Omit<AriaProps, "className" | "style" | "children" | "name" | "type"> {
  type?:
    | "text"
    | "email"
    | "tel"
    | "date"
    | "datetime-local"
    | "time"
    | "password"
    | "search"
    | "number"
    | "url";
  /** A multi-line field that grows. */
  rows?: number;
  placeholder?: string;
  /** For dates and numbers. */
  min?: string | number;
  max?: string | number;
  step?: string | number;
}

/**
 * A text field for one or more lines, a date or a password. Uncontrolled inside a Form. Autofill is
 * off unless the field requests it, since most fields are about a person other than the typist.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, type = "text", rows, placeholder, min, max, step, ...field } = props;
  const [isShown, setShown] = useState(false);
  const t = useWords(words);
  const isPassword = type === "password";
  const kept = useKeptText(field.name);
  const isKept = kept !== undefined && field.value === undefined && !field.isReadOnly;

  return (
    <AriaTextField
      autoComplete="off"
      {...field}
      {...(isKept && { defaultValue: kept })}
      type={isPassword && isShown ? "text" : type}
      inputMode={field.inputMode ?? inputModes[type]}
      className={css.field}
      data-field={field.name}
      data-label={label}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <FieldHint>{description}</FieldHint>
      {rows ? (
        <TextArea rows={rows} dir="auto" placeholder={placeholder} className={`${css.box} ${css.area}`} />
      ) : (
        <div className={css.withEnd}>
          <Input
            dir={type === "text" ? "auto" : undefined}
            placeholder={placeholder}
            min={min}
            max={max}
            step={step}
            className={css.box}
          />
          {isPassword && (
            <Button
              variant="quiet"
              icon={isShown ? "eye-off" : "eye"}
              aria-label={isShown ? t.hidePassword : t.showPassword}
              onPress={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
      <FieldProblem />
    </AriaTextField>
  );
}

const inputModes: Partial<Record<string, HTMLAttributes<HTMLElement>["inputMode"]>> = {
  email: "email",
  tel: "tel",
  search: "search",
  url: "url",
};
