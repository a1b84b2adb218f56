import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useSearch } from "../core/routing/useSearch.ts";
import { keepState } from "./place/savedState.ts";
import type { Narrowing } from "#shared/directory/search/narrow";
import { readView, writeView } from "./view.ts";

/**
 * A browser takes only so many changes of the address in a while, so typing is written when it
 * pauses.
 */
const typingPauseMs = 300;

type Choice = Partial<Omit<Narrowing, "text">>;

/**
 * How the directory is narrowed; kept in the address, so that it can be sent on and is there on the
 * way back.
 */
export function useDirectoryView(types: readonly string[]) {
  const [search, changeSearch] = useSearch();
  const inAddress = useMemo(() => readView(search, types), [search, types]);
  const [text, setText] = useState(inAddress.text);
  const [seen, setSeen] = useState(inAddress.text);
  const [sent, setSent] = useState(inAddress.text);
  // The last choice holds until the address has followed, which waits for the directory when the
  // page has just come to life.
  const [wanted, setWanted] = useState<Choice>({});
  if (Object.keys(wanted).length > 0 && isFollowed(wanted, inAddress)) setWanted({});
  // Our own changes stand in place of the address before; whoever goes by a link or back has
  // overtaken the choice.
  const { key } = useLocation();
  const isInPlace = useNavigationType() === "REPLACE";
  const [place, setPlace] = useState(key);
  if (place !== key) {
    setPlace(key);
    if (!isInPlace) setWanted({});
  }

  if (seen !== inAddress.text) {
    setSeen(inAddress.text);
    // Our own writing is older than what was typed since; a link or the way back is newer.
    if (inAddress.text !== sent) {
      setSent(inAddress.text);
      if (text.trim() === sent) setText(inAddress.text);
    }
  }

  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      changeSearch((now) => writeView(now, { text }));
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, changeSearch]);

  function change({ text: newText, ...choice }: Partial<Narrowing>) {
    if (newText !== undefined) setText(newText);
    if (Object.keys(choice).length === 0) return;
    // For Home and the rights guide; the directory itself shows what its address says.
    if ("state" in choice) keepState(choice.state);
    setWanted({ ...wanted, ...choice });
    const typed = newText ?? text;
    const isTyped = typed.trim() !== sent;
    if (isTyped) setSent(typed.trim());
    changeSearch((now) => writeView(now, isTyped ? { text: typed, ...choice } : choice));
  }
  return { view: useMemo(() => ({ ...inAddress, ...wanted, text }), [inAddress, wanted, text]), change };
}

const isFollowed = (wanted: Choice, { state, type }: Choice) =>
  (!("state" in wanted) || wanted.state === state) && (!("type" in wanted) || wanted.type === type);
