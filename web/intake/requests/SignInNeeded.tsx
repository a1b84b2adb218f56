import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "./words.ts";

/** Without a session: three ways to continue. The administrator's is a real sign-in. */
export function SignInNeeded() {
  const t = useWords(words).signIn;
  return (
    <Page title={t.title} width="reading">
      <Notice tone="info" icon="lock">
        {t.text}
      </Notice>
      <SignInWays />
    </Page>
  );
}

/** An administrator returns to the intended page. */
export function SignInWays({ next = "/requests" }: { next?: string }) {
  const t = useWords(words).signIn;
  return (
    <Stack gap="sm">
      <ButtonLink href="/officer-login" icon="shield" isWide>
        {t.officer}
      </ButtonLink>
      <ButtonLink href="/card" rel="external" variant="quiet" icon="heart" isWide>
        {t.pass}
      </ButtonLink>
      <ButtonLink href="/" variant="quiet" icon="home" isWide>
        {t.dashboard}
      </ButtonLink>
      <Muted>
        <TextLink href={`/admin/login?next=${next}`}>{t.admin}</TextLink>
      </Muted>
    </Stack>
  );
}
