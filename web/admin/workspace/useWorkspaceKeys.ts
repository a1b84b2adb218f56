import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useSingleKeys } from "./singleKeys.ts";
import { words } from "./words.desk.ts";

interface WorkspaceKeys {
  /** The page's own part of the document. */
  place: RefObject<HTMLElement | null>;
  move: (by: 1 | -1) => void;
  /** Closes the open detail. Absent while none is open. */
  onClose?: (() => void) | undefined;
  /** The letters of the detail's buttons, whether they are shown now or not. */
  letters: readonly string[];
  /** Further keys of the page, for buttons that each row has. */
  more?: Readonly<Record<string, () => void>>;
}

/** Where a letter is text, or a choice among options. */
const typing = "input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog]";

/** On a narrow screen some buttons are hidden. Old browsers cannot tell. */
const isShown = (button: HTMLElement) => !("checkVisibility" in button) || button.checkVisibility();

/**
 * Single keys of a list with its detail. Letters press the button that declares them by
 * `aria-keyshortcuts`, so a key does nothing that no button does.
 */
export function useWorkspaceKeys({ place, move, onClose, letters, more }: WorkspaceKeys) {
  const t = useWords(words);
  const isOn = useSingleKeys();
  const [showsKeys, setShowsKeys] = useState(false);
  const acts: Readonly<Record<string, () => void>> = {
    j: () => move(1),
    k: () => move(-1),
    "?": () => setShowsKeys(true),
    "/": () => place.current?.querySelector<HTMLElement>("input[type=search]")?.focus(),
    ...(onClose && { Escape: onClose }),
    ...more,
  };
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
    if (!/^[a-z]$/.test(key)) return;
    const declared = place.current.querySelectorAll<HTMLElement>("[aria-keyshortcuts]");
    const button = [...declared].find((one) => one.getAttribute("aria-keyshortcuts") === key && isShown(one));
    if (!button || button.matches(":disabled")) {
      if (onClose && letters.includes(key)) toast({ title: t.notNow, tone: "caution", about: "shortcut" });
      return;
    }
    event.preventDefault();
    button.focus();
    button.click();
  });
  useEffect(() => {
    document.addEventListener("keydown", sendByKey);
    return () => document.removeEventListener("keydown", sendByKey);
  }, []);
  const listens = isOn && !showsKeys;
  useEffect(() => {
    if (!listens) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [listens]);
  return { showsKeys, setShowsKeys };
}

/** Ctrl+Enter sends the form, or the one of the dialog, where Enter alone does something else. */
function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
  if (key !== "Enter" || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
  target
    .closest("form, [role=dialog], [role=alertdialog]")
    ?.querySelector<HTMLElement>("button[type=submit]:enabled")
    ?.click();
}
