import { languageNames, locales, useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { words } from "./words.ts";

const options = locales.map((id) => ({ id, label: languageNames[id] }));

export function LetterLanguageField({ value }: { value: string }) {
  const all = useWords(words);
  const t = useOwnVoice(all, all.own);
  return (
    <Select
      name="language"
      label={t.language}
      description={t.languageHint}
      options={options}
      defaultValue={value}
      isRequired
    />
  );
}
