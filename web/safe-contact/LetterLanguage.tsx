import type { Language } from "#shared/core/forms/fields";
import { languageNames, locales, useLocale, useWords } from "../core/i18n/i18n.tsx";
import { useOwnVoice } from "../core/session/forSelf.ts";
import { Select } from "../design/fields/choices/Select.tsx";
import { words } from "./words.ts";

const options = locales.map((id) => ({ id, label: languageNames[id] }));

/**
 * The language of the person's letters, texts and pass, as the field `language`. By default the one
 * that was chosen before, else the page's.
 */
export function LetterLanguage({ chosen }: { chosen: Language | null | undefined }) {
  const t = useOwnVoice(useWords(words));
  const own = useLocale();
  return (
    <Select
      name="language"
      label={t.language}
      description={t.languageHint}
      options={options}
      defaultValue={chosen ?? own}
      isRequired
    />
  );
}
