import { lazy, Suspense, useMemo, type ComponentType } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { useChosenTab, useDeskParts, useLacking } from "./deskParts.ts";
import { SectionBar } from "./shell/SectionBar.tsx";
import { TabRow } from "./shell/TabRow.tsx";
import { ProgramOnly } from "./ForProgram.tsx";
import { RoleNeeded } from "./RoleNeeded.tsx";
import { words } from "./words.desk.ts";

/** One tab of the dashboard, assembled from the domains' parts. */
export function DashboardPage() {
  const t = useWords(words);
  const tab = useChosenTab();
  const parts = useDeskParts();
  const lacking = useLacking();
  const own = useMemo(
    () => parts.flatMap((part) => part.panels ?? []).filter((panel) => panel.tab === tab),
    [parts, tab],
  );
  const hasSections = own.some(({ section }) => section);
  // The same elements each time, for the reason in WorkQueuePanel.tsx.
  const panels = useMemo(
    () =>
      own.map(({ id, load }) => {
        const Panel = lazy<ComponentType>(async () => ({ default: await load() }));
        return <Panel key={id} />;
      }),
    [own],
  );
  return (
    <Page
      title={t.title}
      {...(tab && { lead: t.tabs[tab] })}
      actions={hasSections && <SectionBar panels={own} />}
    >
      <TabRow />
      <Stack>
        {lacking === "program" && <ProgramOnly />}
        {lacking && lacking !== "program" && <RoleNeeded permission={lacking} />}
        {/* together, so that none moves another */}
        <Suspense fallback={<Loading shape="cards" />}>{panels}</Suspense>
      </Stack>
    </Page>
  );
}
