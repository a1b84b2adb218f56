import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { languageNames, locales, useIsForSelf, useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

const options = locales.map((id) => ({ id, label: languageNames[id] }));

interface LetterLanguageFieldProps {
  value: string;
  /** A telephone interpreter's number, for officers. */
  interpreter: string | null;
}

export function LetterLanguageField({ value, interpreter }: LetterLanguageFieldProps) {
  const all = useWords(words);
  const t = useOwnVoice(all, all.own);
  const isForSelf = useIsForSelf();
  return (
    <Stack gap="xs">
      <Select
        name="language"
        label={t.language}
        description={t.languageHint}
        options={options}
        defaultValue={value}
        isRequired
      />
      {!isForSelf && (
        <Cluster gap="sm">
          <TextLink href="/i-speak" target="_blank" icon="chat">
            {all.speakCard}
          </TextLink>
          {interpreter && (
            <span>
              {all.interpreter}: <ContactLinks text={interpreter} />
            </span>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
