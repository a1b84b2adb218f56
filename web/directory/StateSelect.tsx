import { useId } from "react";
import { jurisdictions, type StateCode } from "#rules/directory";
import { useWords } from "../app/i18n.tsx";
import * as field from "../design/field.css.ts";
import { Icon } from "../design/Icon.tsx";
import * as css from "./StateSelect.css.ts";
import { words } from "./words.ts";

interface StateSelectProps {
  value: StateCode | undefined;
  /** What stands for no choice: "All States", "Choose your state...". */
  none: string;
  onChange: (state: StateCode | undefined) => void;
}

/** 51 names are best scrolled by the device's own list, which costs no download and opens before any script has run. */
export function StateSelect({ value, none, onChange }: StateSelectProps) {
  const t = useWords(words);
  const id = useId();
  const codeOf = (chosen: string) => jurisdictions.find(([code]) => code === chosen)?.[0];
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t.state}
      </label>
      <div className={css.chooser}>
        <select
          id={id}
          name="state"
          className={`${field.box} ${css.select}`}
          value={value ?? ""}
          onChange={({ target }) => onChange(codeOf(target.value))}
        >
          <option value="">{none}</option>
          {jurisdictions.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </div>
  );
}
