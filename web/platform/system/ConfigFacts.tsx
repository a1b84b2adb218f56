import { namesIn, type Settings } from "../../../shared/platform/system/settings.ts";
import { settingGroups } from "../../../shared/platform/system/setting-table.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { shownValue } from "./shownValue.ts";

/** The read-only configuration. */
export function ConfigFacts({ settings, hasPassword }: { settings: Settings; hasPassword: boolean }) {
  const all = useWords(words);
  const format = useFormat();
  const t = all.config;
  return (
    <Stack gap="lg">
      {Object.entries(settingGroups).map(([id, group]) => (
        <section key={id}>
          <h3>{group.label}</h3>
          <Facts>
            {namesIn(group).map((name) => (
              <Fact key={name} term={t.fields[name]}>
                {shownValue(name, settings[name], all, format)}
              </Fact>
            ))}
            {group === settingGroups.email && (
              <Fact term={t.fields.smtpPassword}>{hasPassword ? t.set : t.notSet}</Fact>
            )}
          </Facts>
        </section>
      ))}
    </Stack>
  );
}
