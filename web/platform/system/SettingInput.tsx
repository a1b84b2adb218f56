import { settingOf, type SettingName, type Settings } from "../../../shared/platform/system/settings.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { NumberField } from "../../design/fields/NumberField.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
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
  const format = useFormat();
  const { kind, options, most } = settingOf(name);
  const label = t.fields[name];
  const description = setBy ? t.setBy(setBy) : t.help[name];
  const isFixed = setBy !== undefined;
  if (typeof value === "boolean")
    return (
      <Switch name={name} defaultSelected={value} isDisabled={isFixed} description={description}>
        {label}
      </Switch>
    );
  if (options)
    return (
      <Select
        name={name}
        label={label}
        options={Object.entries(options).map(([id, label]) => ({ id, label }))}
        defaultValue={String(value)}
        description={description}
      />
    );
  if (typeof value === "number" && kind !== "dollars")
    return (
      <NumberField
        name={name}
        label={label}
        defaultValue={value}
        isDisabled={isFixed}
        {...(kind === "whole" && { formatOptions: { useGrouping: false } })}
        description={description}
      />
    );
  return (
    <TextField
      name={name}
      label={label}
      defaultValue={kind === "dollars" ? format.money(Number(value)) : String(value)}
      {...(kind === "dollars" && { inputMode: "decimal" })}
      isReadOnly={isFixed}
      autoComplete="off"
      spellCheck="false"
      maxLength={most}
      description={description}
    />
  );
}
