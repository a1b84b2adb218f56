import { ButtonLink } from "../design/controls/links.tsx";
import { Logo } from "../design/text/Logo.tsx";
import { Page } from "../design/layout/Page.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.ts";

/** Any unknown address. */
export function NotFound() {
  const t = useWords(words);
  return (
    <Page title={t.notFoundTitle} width="reading" above={<Logo size="lg" />} lead={t.notFoundText}>
      <div>
        <ButtonLink href="/home" icon="home">
          {t.backToDashboard}
        </ButtonLink>
      </div>
    </Page>
  );
}
