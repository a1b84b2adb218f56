import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { useSeen } from "./agencies.ts";
import { words } from "./words.desk.ts";

/** Buttons and fields that belong to the program: absent for administrators of agencies. */
export const ForProgram = ({ children }: { children: ReactNode }) =>
  useSeen().programWide ? children : null;

/** Around pages that belong to the program. */
export const ProgramGuard = () => (useSeen().programWide ? <Outlet /> : <ProgramOnlyPage />);

/** In place of what belongs to the program. */
export function ProgramOnly() {
  const t = useWords(words).programOnly;
  return (
    <Notice tone="info" title={t.title}>
      {t.text}
    </Notice>
  );
}

export function ProgramOnlyPage() {
  const t = useWords(words);
  return (
    <Page
      title={t.programOnly.page}
      above={
        <TextLink href="/admin/dashboard" icon="arrow-left">
          {t.roleNeeded.back}
        </TextLink>
      }
    >
      <ProgramOnly />
    </Page>
  );
}
