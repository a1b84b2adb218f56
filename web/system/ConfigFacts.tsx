import { settingSections, type Settings, type SettingSection } from "#shared/system/settings";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Fact, Facts } from "../design/display/Facts.tsx";
import { Stack } from "../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { shownValue } from "./shownValue.ts";

/** The read-only configuration. */
export function ConfigFacts({ settings, hasPassword }: { settings: Settings; hasPassword: boolean }) {
  const all = useWords(words);
  const format = useFormat();
  const t = all.config;
  return (
    <Stack gap="lg">
      {(Object.keys(settingSections) as SettingSection[]).map((section) => (
        <section key={section}>
          <h3>{t.sections[section]}</h3>
          <Facts>
            {settingSections[section].map((name) => (
              <Fact key={name} term={t.fields[name]}>
                {shownValue(name, settings[name], all, format)}
              </Fact>
            ))}
            {section === "email" && (
              <Fact term={t.fields.smtpPassword}>{hasPassword ? t.set : t.notSet}</Fact>
            )}
          </Facts>
        </section>
      ))}
    </Stack>
  );
}
