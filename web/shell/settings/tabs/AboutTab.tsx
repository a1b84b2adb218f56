import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Logo } from "../../../design/text/Logo.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { appVersion } from "../version.ts";
import { words } from "../words.ts";

/** The product and its version. */
export function AboutTab() {
  const t = useWords(words);
  return (
    <Stack>
      <Logo size="lg" />
      <strong>{t.tagline}</strong>
      <p>{t.about}</p>
      <Facts>
        <Fact term={t.version}>{appVersion}</Fact>
      </Facts>
      <Notice tone="neutral" icon="phone">
        {t.inDanger}
      </Notice>
    </Stack>
  );
}
