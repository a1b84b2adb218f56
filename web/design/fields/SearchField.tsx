import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { useWords } from "../../core/i18n/i18n.tsx";
import { deskWords } from "../words.desk.ts";
import * as css from "./field.css.ts";
import { FieldHint, FieldLabel } from "./FieldParts.tsx";
import { visuallyHidden } from "../text/visuallyHidden.css.ts";
import { Icon } from "../text/Icon.tsx";
import * as search from "./SearchField.css.ts";

interface SearchFieldProps {
  label: string;
  description?: string;
  placeholder?: string;
  /** The current search, usually from the URL. */
  value: string;
  /** Called when typing pauses, and at once for Enter or an emptied field. */
  onSearch: (text: string) => void;
  /** Announced after each search: "12 requests found". */
  found?: string | undefined;
  isDisabled?: boolean;
  /** Enough time to type the next letter. */
  pauseMs?: number;
}

const usualPauseMs = 300;

/** A search box; Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, description, placeholder, value, onSearch, found, isDisabled = false } = props;
  const { pauseMs = usualPauseMs } = props;
  const t = useWords(deskWords);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (value !== seen) {
    setSeen(value);
    // Changed elsewhere (Back, a saved search): the box follows. Its own value may be outdated by
    // further typing.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  function send(next: string) {
    clearTimeout(pause.current);
    setSent(next);
    if (next !== sent) onSearch(next);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(pause.current);
    if (next === "") send(next);
    else pause.current = setTimeout(() => send(next), pauseMs);
  }
  return (
    <AriaSearchField
      autoComplete="off"
      value={text}
      onChange={type}
      onSubmit={send}
      isDisabled={isDisabled}
      className={css.field}
    >
      <FieldLabel label={label} />
      <FieldHint>{description}</FieldHint>
      <div className={css.search}>
        <span className={css.glass}>
          <Icon name="search" />
        </span>
        <Input placeholder={placeholder} className={`${css.box} ${search.input}`} />
        <Button className={search.clear} aria-label={t.clearSearch}>
          <Icon name="cross" />
        </Button>
      </div>
      <span role="status" className={visuallyHidden}>
        {found}
      </span>
    </AriaSearchField>
  );
}
