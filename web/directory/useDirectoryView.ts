import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { keepState } from "./keptState.ts";
import type { Narrowing } from "./narrow.ts";
import { readView, writeView } from "./view.ts";

/** A browser takes only so many changes of the address in a while, so typing is written when it pauses. */
const typingPauseMs = 300;
const inPlace = { replace: true, preventScrollReset: true };

/** How the directory is narrowed; kept in the address, so that it can be sent on and is there on the way back. */
export function useDirectoryView(types: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const inAddress = useMemo(() => readView(search, types), [search, types]);
  const [text, setText] = useState(inAddress.text);
  const [seen, setSeen] = useState(inAddress.text);
  const [sent, setSent] = useState(inAddress.text);

  if (seen !== inAddress.text) {
    setSeen(inAddress.text);
    // Our own writing is older than what was typed since; a link or the way back is newer.
    if (inAddress.text !== sent) {
      setSent(inAddress.text);
      setText(inAddress.text);
    }
  }

  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      setSearch((now) => writeView(now, { text }), inPlace);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, setSearch]);

  function change(part: Partial<Narrowing>) {
    const next = { text, ...part };
    // For Home and the rights guide; the directory itself shows what its address says.
    if ("state" in part) keepState(part.state);
    setText(next.text);
    if (Object.keys(part).every((name) => name === "text")) return;
    setSent(next.text.trim());
    setSearch((now) => writeView(now, next), inPlace);
  }
  return { view: useMemo(() => ({ ...inAddress, text }), [inAddress, text]), change };
}
