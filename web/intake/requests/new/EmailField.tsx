import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { useKeptChoice } from "../../../design/fields/form/draftValues.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { words } from "../words.ts";

interface EmailFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  /** The record says that there is none. */
  hasNone?: boolean;
}

/** A person's email address, or a check for none: then letters go by text message. */
export function EmailField({ name, label, defaultValue, hasNone = false }: EmailFieldProps) {
  const t = useWords(words).noEmail;
  const kept = useKeptChoice("noEmail");
  const [isNone, setNone] = useState(kept ?? hasNone);
  return (
    <Stack gap="xs">
      <TextField
        key={String(isNone)}
        name={name}
        type="email"
        label={label}
        defaultValue={isNone ? "" : defaultValue}
        isRequired={!isNone}
        isDisabled={isNone}
      />
      {isNone && <input type="hidden" name={name} value="" />}
      <Checkbox name="noEmail" isSelected={isNone} onChange={setNone}>
        {isNone ? t.byText : t.none}
      </Checkbox>
    </Stack>
  );
}
