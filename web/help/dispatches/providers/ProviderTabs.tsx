import type { ComponentProps } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Tabs } from "../../../design/layout/Tabs.tsx";
import { helpIcons } from "../HelpTypeIcons.tsx";
import { tabTypes } from "../hub/selection.ts";
import { words } from "../words.desk.ts";
import { ProviderTab } from "./ProviderTab.tsx";

interface ProviderTabsProps extends Omit<ComponentProps<typeof ProviderTab>, "helpType"> {
  selected: string;
  onSelect: (tab: string) => void;
}

/** The providers of each kind of help. */
export function ProviderTabs({ selected, onSelect, ...providers }: ProviderTabsProps) {
  const t = useWords(words).dialog;
  const tabs = tabTypes.map((helpType) => ({
    id: helpType,
    label: t.types[helpType],
    icon: helpIcons[helpType],
    content: <ProviderTab helpType={helpType} {...providers} />,
  }));
  return <Tabs label={t.tabs} tabs={tabs} selected={selected} onSelect={onSelect} />;
}
