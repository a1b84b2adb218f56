import { useWords } from "../../../core/i18n/i18n.tsx";
import { timeouts } from "../../../core/device/preferences.ts";
import { useSessionMark } from "../../../core/session/sessionMark.ts";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { unlockPage } from "../session/unlockPath.ts";
import { AccountWays } from "./AccountWays.tsx";
import { optionsOf, type Choosing } from "./preferenceChoices.ts";
import { EraseDevice } from "./EraseDevice.tsx";
import { words } from "../words.ts";

/** Session timeout, and links to an administrator's account. */
export function SecurityTab({ chosen, choose, onLeave }: Choosing & { onLeave: () => void }) {
  const t = useWords(words);
  const kind = useSessionMark()?.kind;
  // Also without a session: filing a request opens one.
  const isCitizen = kind !== "officer" && kind !== "admin";
  return (
    <Stack>
      <Select
        label={t.timeout}
        description={t.timeoutHint}
        options={optionsOf(timeouts, t.timeouts)}
        value={chosen.timeout}
        onChange={(id) => choose({ timeout: timeouts.find((known) => known === id) ?? chosen.timeout })}
      />
      {chosen.timeout === "standard" && <Muted>{isCitizen ? t.standardCitizen : t.standard}</Muted>}
      {chosen.timeout !== "standard" && kind === "officer" && <Notice>{t.officerTimeout}</Notice>}
      {kind === "officer" && (
        <TextLink href={unlockPage} icon="lock" onClick={onLeave}>
          {t.waysBack}
        </TextLink>
      )}
      {chosen.timeout !== "standard" && isCitizen && <Notice tone="caution">{t.citizenTimeout}</Notice>}
      <AccountWays kind={kind} onLeave={onLeave} />
      <EraseDevice kind={kind} />
    </Stack>
  );
}
