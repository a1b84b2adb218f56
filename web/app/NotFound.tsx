import { ButtonLink } from "../design/links.tsx";
import { Logo } from "../design/Logo.tsx";
import { Page } from "../design/Page.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { words } from "./words.ts";

/** Any address that is no page. */
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
