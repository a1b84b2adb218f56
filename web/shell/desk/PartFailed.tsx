import type { ReactNode } from "react";
import { explainsItself } from "../../core/http/refusals.ts";
import { useSentenceOf } from "../../core/http/useSentenceOf.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";

interface PartFailedProps {
  title: string;
  /** Its sentence is shown if it says more than "try again". */
  error?: unknown;
  /** If the button alone would not say what it loads again. */
  retryLabel?: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** In place of a part of a page that could not be loaded. The rest of the page stays. */
export function PartFailed({ title, error, retryLabel, onRetry, children }: PartFailedProps) {
  const t = useWords(words).panel;
  const sentenceOf = useSentenceOf();
  return (
    <Notice tone="critical" isAlert title={title}>
      <Stack gap="sm">
        {explainsItself(error) && <p>{sentenceOf(error)}</p>}
        {children}
        <Button
          variant="quiet"
          icon="refresh"
          onPress={onRetry}
          {...(retryLabel !== undefined && { "aria-label": retryLabel })}
        >
          {t.retry}
        </Button>
      </Stack>
    </Notice>
  );
}

/** In place of a field that failed (`@catch`); `name` is the heading of what it shows. */
export function FieldFailed({ name, onRetry }: { name: string; onRetry: () => void }) {
  const t = useWords(words).panel;
  return (
    <PartFailed title={name} retryLabel={t.retryOf(name)} onRetry={onRetry}>
      <p>{t.failed}</p>
    </PartFailed>
  );
}
