import { useWords } from "../../../core/i18n/i18n.tsx";
import { fontSizes, themes } from "../../../core/device/preferences.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { RadioGroup } from "../../../design/fields/choices/RadioGroup.tsx";
import { optionsOf, type Choosing } from "./preferenceChoices.ts";
import { words } from "../words.ts";

/** Theme and font size. */
export function AppearanceTab({ chosen, choose }: Choosing) {
  const t = useWords(words);
  return (
    <Stack>
      <RadioGroup
        label={t.theme}
        description={t.themeHint}
        options={optionsOf(themes, t.themes)}
        value={chosen.theme}
        onChange={(id) => choose({ theme: themes.find((known) => known === id) ?? chosen.theme })}
      />
      <RadioGroup
        label={t.font}
        options={optionsOf(fontSizes, t.fonts)}
        value={chosen.font}
        onChange={(id) => choose({ font: fontSizes.find((known) => known === id) ?? chosen.font })}
      />
    </Stack>
  );
}
