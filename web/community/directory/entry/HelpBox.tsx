import { useWords } from "../../../core/i18n/i18n.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { words } from "../words.ts";

/** Numbers to call if the list is not enough; both are in the directory itself. */
export function HelpBox() {
  const t = useWords(words).help;
  return (
    <Card title={t.title} icon="help">
      <p>{t.text}</p>
      <Stack gap="xs">
        <ButtonLink href="tel:211" icon="phone" isWide>
          {t.local}
        </ButtonLink>
        <ButtonLink href="tel:988" variant="quiet" icon="phone" isWide>
          {t.hotline}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
