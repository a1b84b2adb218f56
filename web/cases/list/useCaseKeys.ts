import { useEffect, useEffectEvent, type RefObject } from "react";

interface CaseKeys {
  /** The page's own part of the document. */
  place: RefObject<HTMLElement | null>;
  isOn: boolean;
  /** By key. */
  acts: Readonly<Record<string, () => void>>;
  /** A letter whose button is not on the screen. */
  onNothing: () => void;
}

/** Where a letter is text, or a choice among options. */
const typing = "input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog]";
const letters = /^[a-z]$/;

/**
 * Single keys of the page. Those without an act of the page press the button that declares them by
 * `aria-keyshortcuts`, so a key does nothing that no button does.
 */
export function useCaseKeys({ place, isOn, acts, onNothing }: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target instanceof Element && target.closest(typing)) return;
    // Under an open dialog.
    if (!place.current || place.current.closest("[inert], [aria-hidden=true]")) return;
    const act = acts[key];
    if (act) {
      event.preventDefault();
      return act();
    }
    const declared = place.current.querySelectorAll<HTMLElement>("[aria-keyshortcuts]");
    if (!letters.test(key) || declared.length === 0) return;
    const button = [...declared].find((one) => one.getAttribute("aria-keyshortcuts") === key);
    if (!button || button.matches(":disabled")) return known.has(key) ? onNothing() : undefined;
    event.preventDefault();
    button.focus();
    button.click();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}

/** The keys of the buttons of a case, whether they are shown now or not. */
const known = new Set(["a", "d", "e", "n"]);
