import { lazy, Suspense } from "react";
import type { Sentence } from "../../shared/core/i18n/phrases.ts";
import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { isPageTranslated, turnTranslationOff } from "../core/translator/replacedText.ts";
import { Button } from "../design/controls/Button.tsx";
import { Cluster, Stack } from "../design/layout/layout.tsx";
import { ButtonLink } from "../design/controls/links.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { Page } from "../design/layout/Page.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { isUnreachable, sentenceOf } from "../core/http/refusals.ts";
import { words } from "./words.ts";

/**
 * Offline it lists what still works; if even its own code cannot load, a plain sentence is shown.
 */
const OfflinePage = lazy(async () => {
  try {
    const file = await import("../community/offline/OfflinePage.tsx");
    return { default: file.OfflinePage };
  } catch {
    return { default: FailedPage };
  }
});

/** If its code cannot load, the sentence stays English. */
const Refusal = lazy(async () => {
  try {
    const file = await import("./Refusal.tsx");
    return { default: file.Refusal };
  } catch {
    return { default: ({ sentence }: { sentence: Sentence }) => sentence.text };
  }
});

/**
 * Replaces a page that failed. Expected refusals show their own sentence; everything else shows
 * `message`.
 */
export function ErrorPage({ message }: { message?: string }) {
  return isUnreachable(useRouteError()) ? (
    <Suspense>
      <OfflinePage />
    </Suspense>
  ) : (
    <FailedPage {...(message && { message })} />
  );
}

function FailedPage({ message }: { message?: string }) {
  const error = useRouteError();
  const t = useWords(words);
  const sentence = sentenceOf(error);
  const navigate = useNavigate();
  const location = useLocation();

  return (
    <Page title={t.failedTitle} width="reading">
      <Notice tone="critical" isAlert>
        {sentence ? (
          <Suspense>
            <Refusal sentence={sentence} />
          </Suspense>
        ) : (
          (message ?? t.failed)
        )}
      </Notice>
      {!sentence && isPageTranslated() && (
        <Notice>
          <Stack gap="sm">
            <p>{t.translated.text}</p>
            <Cluster>
              <Button variant="quiet" onPress={turnTranslationOff}>
                {t.translated.action}
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
      {import.meta.env.DEV && <pre>{String(error)}</pre>}
      <Cluster>
        {/* Not revalidate(): our loaders are synchronous, so only a new location resets the boundary. */}
        <Button icon="refresh" onPress={() => void navigate(location, { replace: true })}>
          {t.retry}
        </Button>
        <ButtonLink href="/home" variant="quiet">
          {t.backToDashboard}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
