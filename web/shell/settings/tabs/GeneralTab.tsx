import { locales, useWords } from "../../../core/i18n/i18n.tsx";
import { timeZones } from "../../../core/device/preferences.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { optionsOf, type Choosing } from "./preferenceChoices.ts";
import { words } from "../words.ts";

/** Language and time zone. */
export function GeneralTab({ chosen, choose }: Choosing) {
  const t = useWords(words);
  return (
    <Stack>
      <Select
        label={t.language}
        options={optionsOf(locales, t.languages)}
        value={chosen.language}
        onChange={(id) => choose({ language: locales.find((known) => known === id) ?? chosen.language })}
      />
      <Select
        label={t.timeZone}
        description={t.timeZoneHint}
        options={optionsOf(timeZones, t.timeZones)}
        value={chosen.timeZone}
        onChange={(id) => choose({ timeZone: timeZones.find((known) => known === id) ?? chosen.timeZone })}
      />
    </Stack>
  );
}
