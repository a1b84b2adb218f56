import { useId, type KeyboardEvent, type ReactNode } from "react";
import * as css from "./field.css.ts";

interface PlainFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  type?: "text" | "search";
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A text field that nothing validates, for what a public page shows at first: `TextField` needs
 * 6 KB for its errors.
 */
export function PlainField({ name, label, description, type = "text", ...field }: PlainFieldProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <span id={hintId} className={css.hint}>
          {description}
        </span>
      )}
      <input
        id={id}
        name={name}
        type={type}
        {...(type === "search" && { inputMode: "search" })}
        autoComplete="off"
        aria-describedby={description ? hintId : undefined}
        className={css.plainBox}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        onKeyDown={field.onKeyDown}
      />
    </div>
  );
}
