import { use, useEffect, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { folded } from "../../../../shared/core/text/fold.ts";
import type { DeskPart, PaletteEntry, PaletteSearch, PaletteSource } from "../desk.ts";
import { useDeskParts, useTabs } from "../deskParts.ts";
import { useMay } from "../permissions.ts";
import { words } from "../words.desk.ts";

/** What the palette finds with the text, in the order of the desk; then records. */
export function usePaletteEntries(text: string): readonly PaletteEntry[] {
  const sources = use(sourcesOf(useDeskParts()));
  const searches = sources.flatMap(({ search }) => search ?? []);
  const records = useRecords(searches, text.trim());
  const known = [...useOwnEntries(), ...sources.flatMap(({ entries }) => entries)];
  const may = useMay();
  // Records were found by what their labels may not show, such as a phone number.
  return [
    ...known.filter(({ label, also = "" }) => plain(`${label} ${also}`).includes(plain(text))),
    ...records,
  ].filter(({ needs }) => !needs || may(needs));
}

const plain = (text: string) => folded(text).trim();

const loaded = new WeakMap<readonly DeskPart[], Promise<PaletteSource[]>>();

/** Loaded once, with the palette: no page of the desk waits for what only it shows. */
function sourcesOf(parts: readonly DeskPart[]): Promise<PaletteSource[]> {
  const known = loaded.get(parts);
  if (known) return known;
  const all = Promise.all(parts.flatMap(({ loadPalette }) => (loadPalette ? [loadPalette()] : [])));
  loaded.set(parts, all);
  all.catch(() => loaded.delete(parts));
  return all;
}

function useOwnEntries(): readonly PaletteEntry[] {
  const { palette, tabs } = useWords(words);
  return [
    ...useTabs().map((tab) => ({
      label: palette.goTo(tabs[tab]),
      icon: "home" as const,
      href: `/admin/dashboard?tab=${tab}`,
    })),
    { label: palette.requests, icon: "list", href: "/requests", needs: "readCases" },
    { label: palette.account, also: palette.accountAlso, icon: "lock", href: "/admin/account" },
  ];
}

const pauseMs = 200;
const maxRecords = 5;

/** The records that the searches find for exactly this text. */
function useRecords(searches: readonly PaletteSearch[], text: string): readonly PaletteEntry[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ text: string; entries: readonly PaletteEntry[] }>();
  const search = searches.find(({ isFor }) => isFor(text));
  useEffect(() => {
    if (!search) return;
    let reading: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      reading = fetchQuery(environment, search.query, { search: text }).subscribe({
        next: (answer) => setFound({ text, entries: search.entries(answer).slice(0, maxRecords) }),
        error: () => setFound(undefined),
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, search, text]);
  return search && found?.text === text ? found.entries : [];
}
