import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { jurisdictions, stateCode, type StateCode } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import * as field from "../../../design/fields/field.css.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import * as css from "./StateSelect.css.ts";
import { useStates } from "./stateNames.ts";
import { words } from "../words.ts";

interface StateSelectProps {
  label?: string;
  value: StateCode | undefined;
  /** The empty option: "All States", "Choose your state...". */
  none: string;
  onChange: (state: StateCode | undefined) => void;
  /** It is in a form with other fields, submitted by one button. */
  isPart?: boolean;
}

/**
 * 51 names scroll best in the device's own list, which needs no download and, as its own form, no
 * script.
 */
export function StateSelect({ label, value, none, onChange, isPart }: StateSelectProps) {
  const t = useWords(words);
  const states = useStates();
  const id = useId();
  const [search] = useSearchParams();
  const asked = search.get("state") ?? "";
  const isUnknown = asked !== "" && stateCode(asked) === undefined;
  const codeOf = (chosen: string) => jurisdictions.find(([code]) => code === chosen)?.[0];
  const fields = (
    <>
      <label className={field.label} htmlFor={id}>
        {label ?? t.state}
      </label>
      <div className={css.chooser}>
        <select
          id={id}
          name="state"
          autoComplete="off"
          className={`${field.box} ${css.select}`}
          value={value ?? ""}
          onChange={({ target }) => onChange(codeOf(target.value))}
        >
          <option value="">{none}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
      {isUnknown && <Notice tone="caution">{t.unknownState}</Notice>}
    </>
  );
  if (isPart) return <div className={field.field}>{fields}</div>;
  return (
    <form method="get" className={field.field} onSubmit={(event) => event.preventDefault()}>
      {fields}
      <ShowButton />
    </form>
  );
}

/** Submits the form without JavaScript. */
export function ShowButton({ text }: { text?: string }) {
  const t = useWords(words);
  return (
    <noscript>
      <Button type="submit" variant="quiet" isWide>
        {text ?? t.showState}
      </Button>
    </noscript>
  );
}
