import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { explainsItself } from "../../core/http/refusals.ts";
import { useSentenceOf } from "../../core/http/useSentenceOf.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { advancedTabs } from "./advancedTabs.ts";
import { words } from "../../decisions/rulebook/words.desk.ts";

const tabs = advancedTabs.map(({ load, ...tab }) => ({
  ...tab,
  Body: lazy<ComponentType<{ fetchKey: number }>>(async () => ({ default: await load() })),
}));

/**
 * The panel's tabs; the open one is in the URL. A tab that fails to load does not affect the
 * others.
 */
export function AdvancedBody({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const [address, setAddress] = useSearch();
  const asked = tabs.find(({ id }) => id === address.get("advanced"));
  return (
    <Tabs
      label={t.parts}
      {...(asked && { selected: asked.id })}
      onSelect={(id) =>
        setAddress((now) => {
          const next = new URLSearchParams(now);
          next.set("advanced", id);
          return next;
        })
      }
      tabs={tabs.map(({ id, title, icon, Body }) => ({
        id,
        label: title,
        icon,
        content: (
          <Boundary key={id} of={`${id} ${fetchKey}`} failed={failed}>
            <Suspense fallback={<Loading shape="rows" />}>
              <Body fetchKey={fetchKey} />
            </Suspense>
          </Boundary>
        ),
      }))}
    />
  );
}

const failed = (error: unknown) => <TabFailed error={error} />;

function TabFailed({ error }: { error: unknown }) {
  const t = useWords(words);
  const sentenceOf = useSentenceOf();
  const showFailure = useFailureToast();
  useEffect(
    () => showFailure(error, { failed: t.error, failedText: t.loadFailed }, "advanced"),
    [error, t, showFailure],
  );
  return (
    <Notice tone="critical" isAlert title={t.loadFailed}>
      {explainsItself(error) ? sentenceOf(error) : undefined}
    </Notice>
  );
}
