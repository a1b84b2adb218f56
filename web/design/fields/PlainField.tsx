import { useId, type KeyboardEvent, type ReactNode } from "react";
import { aroundHidden, visuallyHidden } from "../text/visuallyHidden.css.ts";
import { Icon } from "../text/Icon.tsx";
import * as css from "./field.css.ts";

interface PlainFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  type?: "text" | "search";
  /** Its label is inside the box, and for screen readers with the description. */
  isBare?: boolean;
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A text field that nothing validates, for what a public page shows at first: `TextField` needs
 * 6 KB for its errors.
 */
export function PlainField({ name, label, description, type = "text", isBare, ...field }: PlainFieldProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={isBare ? `${css.field} ${aroundHidden}` : css.field}>
      <label className={isBare ? visuallyHidden : css.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <span id={hintId} className={isBare ? visuallyHidden : css.hint}>
          {description}
        </span>
      )}
      <PlainBox isSearch={type === "search"}>
        <input
          id={id}
          name={name}
          type={type}
          placeholder={isBare ? label : undefined}
          {...(type === "search" && { inputMode: "search" })}
          autoComplete="off"
          aria-describedby={description ? hintId : undefined}
          className={type === "search" ? `${css.plainBox} ${css.besideGlass}` : css.plainBox}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
          onKeyDown={field.onKeyDown}
        />
      </PlainBox>
    </div>
  );
}

const PlainBox = ({ isSearch, children }: { isSearch: boolean; children: ReactNode }) =>
  isSearch ? (
    <div className={css.search}>
      <span className={css.glass}>
        <Icon name="search" />
      </span>
      {children}
    </div>
  ) : (
    children
  );
