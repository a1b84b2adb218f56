import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useSearch } from "../../core/routing/useSearch.ts";
import { keepState } from "./place/savedState.ts";
import type { Narrowing } from "../../../shared/community/directory/search/narrow.ts";
import { readView, writeView } from "./view.ts";

/** Browsers limit how often the URL may change, so it is updated when typing pauses. */
const typingPauseMs = 300;

type Choice = Partial<Omit<Narrowing, "text">>;

/** The filters of the directory, kept in the URL, so that they can be shared and restored. */
export function useDirectoryView(types: readonly string[]) {
  const [search, changeSearch] = useSearch();
  const inAddress = useMemo(() => readView(search, types), [search, types]);
  const [text, setText] = useState(inAddress.text);
  const [seen, setSeen] = useState(inAddress.text);
  const [sent, setSent] = useState(inAddress.text);
  // The last choice applies until the URL has followed, which waits for the directory after
  // hydration.
  const [wanted, setWanted] = useState<Choice>({});
  if (Object.keys(wanted).length > 0 && isFollowed(wanted, inAddress)) setWanted({});
  // Our own changes replace the URL; a navigation by link or Back overrides the choice.
  const { key } = useLocation();
  const isInPlace = useNavigationType() === "REPLACE";
  const [place, setPlace] = useState(key);
  if (place !== key) {
    setPlace(key);
    if (!isInPlace) setWanted({});
  }

  if (seen !== inAddress.text) {
    setSeen(inAddress.text);
    // Our own update is older than further typing; a link or Back is newer.
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
    // For Home and the rights guide; the directory follows its URL.
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
