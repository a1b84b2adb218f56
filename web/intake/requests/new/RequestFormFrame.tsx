import type { ReactNode } from "react";
import { useOwnVoice, useWords } from "../../../core/i18n/i18n.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { ownWords } from "../words.own.ts";
import { words } from "../words.ts";

/** The page of the form, in the reader's terms. */
export function RequestFormFrame({ children }: { children: ReactNode }) {
  const t = useOwnVoice(useWords(words).newRequest, useWords(ownWords).newRequest);
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      {children}
    </Page>
  );
}
