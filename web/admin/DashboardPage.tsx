import { lazy, Suspense, useMemo, type ComponentType } from "react";
import { useWords } from "../core/i18n/i18n.tsx";
import { Stack } from "../design/layout/layout.tsx";
import { Loading } from "../design/text/Loading.tsx";
import { Page } from "../design/layout/Page.tsx";
import { useChosenTab, useDeskParts, useLacking } from "./deskParts.ts";
import { RoleNeeded } from "./RoleNeeded.tsx";
import { words } from "./words.desk.ts";

/** One tab of the dashboard, assembled from the domains' parts. */
export function DashboardPage() {
  const t = useWords(words);
  const tab = useChosenTab();
  const parts = useDeskParts();
  const lacking = useLacking();
  const panels = useMemo(
    () =>
      parts
        .flatMap((part) => part.panels ?? [])
        .filter((panel) => panel.tab === tab)
        .map(({ id, load }) => ({ id, Panel: lazy<ComponentType>(async () => ({ default: await load() })) })),
    [parts, tab],
  );
  return (
    <Page title={t.title} {...(tab && { lead: t.tabs[tab] })}>
      <Stack>
        {lacking && <RoleNeeded permission={lacking} />}
        {panels.map(({ id, Panel }) => (
          <Suspense key={id} fallback={<Loading />}>
            <Panel />
          </Suspense>
        ))}
      </Stack>
    </Page>
  );
}
