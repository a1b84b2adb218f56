import { visibilities, type SettingName, type Settings } from "#shared/system/settings";
import { useWords } from "../core/i18n/i18n.tsx";
import { NumberField } from "../design/fields/NumberField.tsx";
import { Select } from "../design/fields/choices/Select.tsx";
import { Switch } from "../design/fields/choices/Switch.tsx";
import { TextField } from "../design/fields/TextField.tsx";
import { words } from "./words.desk.ts";

interface SettingInputProps {
  name: SettingName;
  value: Settings[SettingName];
  /** The environment variable that sets it, if any. */
  setBy: string | undefined;
}

/** One setting: a switch, a choice, a number or a text. */
export function SettingInput({ name, value, setBy }: SettingInputProps) {
  const t = useWords(words).config;
  const label = t.fields[name];
  const hint = setBy ? t.setBy(setBy) : t.hints[name];
  const described = hint === undefined ? {} : { description: hint };
  const isFixed = setBy !== undefined;
  if (typeof value === "boolean")
    return (
      <Switch name={name} defaultSelected={value} isDisabled={isFixed} {...described}>
        {label}
      </Switch>
    );
  if (name === "officerVisibility")
    return (
      <Select
        name={name}
        label={label}
        options={visibilities.map((id) => ({ id, label: t.visibilities[id] }))}
        defaultValue={String(value)}
        {...described}
      />
    );
  if (typeof value === "number")
    return (
      <NumberField
        name={name}
        label={label}
        defaultValue={value}
        isDisabled={isFixed}
        {...(name === "smtpPort" && { formatOptions: { useGrouping: false } })}
        {...described}
      />
    );
  return (
    <TextField
      name={name}
      label={label}
      defaultValue={value}
      isReadOnly={isFixed}
      autoComplete="off"
      spellCheck="false"
      maxLength={254}
      {...described}
    />
  );
}
