import { useWords } from "../../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import { Switch } from "../../../design/fields/choices/Switch.tsx";
import type { Choosing } from "./preferenceChoices.ts";
import { about } from "../SettingsDialog.css.ts";
import { words } from "../words.ts";

const ways = ["email", "sms", "push"] as const;

/** The notification channels and their effects. */
export function NotificationsTab({ chosen, choose }: Choosing) {
  const t = useWords(words);
  return (
    <Stack>
      {ways.map((way) => (
        <div key={way}>
          <Switch
            isSelected={chosen[way]}
            onChange={(isOn) => choose({ [way]: isOn })}
            aria-describedby={`about-${way}`}
          >
            {t.ways[way].name}
          </Switch>
          <p id={`about-${way}`} className={about}>
            <Muted>{t.ways[way].text}</Muted>
          </p>
        </div>
      ))}
    </Stack>
  );
}
