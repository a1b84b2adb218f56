import { useState } from "react";
import { maxAtOnce } from "../../../../shared/core/bulk.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** The rows that are chosen for one act, as far as the list shows them. */
export function useSelection<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const t = useWords(words);
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set());
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  const deselect = (those: readonly Key[]) =>
    setKeys((before) => new Set([...before].filter((one) => !those.includes(one))));
  function toggle(one: Key) {
    if (keys.has(one)) deselect([one]);
    else if (chosen.length < maxAtOnce) setKeys(new Set([...chosen.map(keyOf), one]));
    else toast({ title: t.most(maxAtOnce), tone: "caution", about: "bulk" });
  }
  return { keys, chosen, toggle, deselect, clear: () => setKeys(new Set()) };
}
