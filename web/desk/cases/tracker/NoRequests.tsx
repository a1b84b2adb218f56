import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { words as caseWords } from "../words.desk.ts";
import { words } from "./words.desk.ts";

/** An empty list. The super admin of a new installation sets it up first. */
export function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  const filtered = useWords(caseWords).tracker.empty;
  const t = useWords(words);
  const may = useMay();
  if (isFiltered) return <EmptyState icon="search" text={filtered} />;
  if (!may("manageSystem")) return <EmptyState text={t.none} />;
  return (
    <EmptyState text={t.setUp}>
      <ButtonLink href="/admin/setup">{t.openSetup}</ButtonLink>
    </EmptyState>
  );
}
