import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Muted, Stack } from "../design/layout.tsx";
import { ButtonLink } from "../design/links.tsx";
import { Page } from "../design/Page.tsx";
import { CallLines } from "../directory/CallLines.tsx";
import { words } from "./words.ts";

/** Stands where a page needs the server and there is no connection: what works all the same, and whom to call. */
export function OfflinePage() {
  const t = useWords(words).page;
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <Stack gap="xs">
        <ButtonLink href="/home" look="quiet" icon="home" isWide>
          {t.ways.home}
        </ButtonLink>
        <ButtonLink href="/resources" look="quiet" icon="book" isWide>
          {t.ways.resources}
        </ButtonLink>
        <ButtonLink href="/rights" look="quiet" icon="shield" isWide>
          {t.ways.rights}
        </ButtonLink>
        <ButtonLink href="/incidents" look="quiet" icon="lock" isWide>
          {t.ways.incidents}
        </ButtonLink>
        <ButtonLink href="/new-request" look="quiet" icon="pencil" isWide>
          {t.ways.newRequest}
        </ButtonLink>
      </Stack>
      <CallLines />
      <Muted>{t.callsNote}</Muted>
      <div>
        {/* A whole reload: a browser does not ask twice for code that it once failed to get. */}
        <Button icon="refresh" onPress={() => location.reload()}>
          {t.retry}
        </Button>
      </div>
    </Page>
  );
}
