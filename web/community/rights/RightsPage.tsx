import { rightsTabs } from "../../../shared/community/rights/rules.ts";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { guide } from "./guide.ts";
import { LegalAid } from "./LegalAid.tsx";
import { MoreRights } from "./MoreRights.tsx";
import { RightsCard } from "./RightsCard.tsx";
import { RightsText } from "./RightsText.tsx";
import { words } from "./words.ts";

/** Rights during a police encounter; the chosen tab is in the URL. */
export function RightsPage() {
  const t = useWords(words);
  const text = useWords(guide);
  const locale = useLocale();
  const [search, changeSearch] = useSearch();
  const selected = rightsTabs.find((tab) => tab === search.get("tab")) ?? "general";

  function select(tab: string) {
    changeSearch((now) => {
      now.set("tab", tab);
      return now;
    });
  }
  return (
    <Page
      title={text.name}
      lead={text.lead}
      actions={
        <TextLink href={`/rights/guide.pdf?lang=${locale}`} download icon="download">
          {t.download}
        </TextLink>
      }
    >
      <RightsCard />
      <Tabs
        label={t.topics}
        selected={selected}
        onSelect={select}
        tabs={rightsTabs.map((tab) => ({
          id: tab,
          label: text.tabs[tab],
          content: <RightsText tab={tab} />,
        }))}
      />
      <noscript>
        <Stack gap="lg">
          {rightsTabs.map((tab) => (
            <MoreRights key={tab} tab={tab} />
          ))}
        </Stack>
      </noscript>
      <Notice tone="caution" title={text.notAdvice.title}>
        {text.notAdvice.text}
      </Notice>
      <LegalAid />
    </Page>
  );
}
