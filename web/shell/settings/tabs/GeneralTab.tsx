import { locales, useWords } from "../../../core/i18n/i18n.tsx";
import { timeZones, zones } from "../../../core/device/preferences.ts";
import { installationZone } from "../../../core/i18n/installationZone.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { optionsOf, type Choosing } from "./preferenceChoices.ts";
import { words } from "../words.ts";

/** Language and time zone. */
export function GeneralTab({ chosen, choose }: Choosing) {
  const t = useWords(words);
  /** In its own words; elsewhere, as "America/Phoenix". */
  function ownZone(): string {
    const own = installationZone();
    const known = timeZones.find((id) => id !== "installation" && zones[id] === own);
    return known && known !== "installation" ? t.timeZones[known] : own.replaceAll("_", " ");
  }
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
        options={optionsOf(timeZones, { ...t.timeZones, installation: t.installationZone(ownZone()) })}
        value={chosen.timeZone}
        onChange={(id) => choose({ timeZone: timeZones.find((known) => known === id) ?? chosen.timeZone })}
      />
    </Stack>
  );
}
