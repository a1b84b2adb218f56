import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useSingleKeys } from "./singleKeys.ts";
import { words } from "./words.desk.ts";

interface WorkspaceKeys {
  /** The page's own part of the document. */
  place: RefObject<HTMLElement | null>;
  /** What each key does without a button. */
  acts: Readonly<Record<string, () => void>>;
  isOpen: boolean;
  /** Enter where no control has the focus. */
  onEnter: () => void;
  /** The letters of the detail's buttons, whether they are shown now or not. */
  letters: readonly string[];
}

/** Where a letter is text, or a choice among options. */
const typing = "input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog]";

/** What Escape leaves: the text stays, and letters are keys again. */
const field = "input, textarea";

const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button, [tabindex='0'], [data-row]") !== null;

/** On a narrow screen some buttons are hidden. Old browsers cannot tell. */
const isShown = (button: HTMLElement) => !("checkVisibility" in button) || button.checkVisibility();
const isInert = (element: HTMLElement) => element.closest("[inert], [aria-hidden=true]") !== null;

/**
 * Single keys of a list with its detail. Letters press the button that declares them by
 * `aria-keyshortcuts`, so a key does nothing that no button does.
 */
export function useWorkspaceKeys({ place, letters, isOpen, onEnter, ...props }: WorkspaceKeys) {
  const t = useWords(words);
  const isOn = useSingleKeys();
  const [showsKeys, setShowsKeys] = useState(false);
  const acts: Readonly<Record<string, () => void>> = {
    "?": () => setShowsKeys(true),
    "/": () => place.current?.querySelector<HTMLElement>("input[type=search]")?.focus(),
    ...props.acts,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // Under an open dialog.
    if (!place.current || isInert(place.current)) return;
    if (target instanceof Element && target.closest(typing)) {
      if (key === "Escape" && isOpen && target.matches(field) && place.current.contains(target))
        place.current.querySelector<HTMLElement>("section h2[tabindex]")?.focus();
      return;
    }
    if (key === "Enter" && !isOpen && !isOnControl(target)) return onEnter();
    const act = acts[key];
    if (act) {
      event.preventDefault();
      return act();
    }
    if (!/^[a-z]$/.test(key)) return;
    const declared = place.current.querySelectorAll<HTMLElement>("[aria-keyshortcuts]");
    const button = [...declared].find((one) => one.getAttribute("aria-keyshortcuts") === key && isShown(one));
    if (!button || button.matches(":disabled") || isInert(button)) {
      if (isOpen && letters.includes(key)) toast({ title: t.notNow, tone: "caution", about: "shortcut" });
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
  return { shows: showsKeys, onShow: setShowsKeys };
}

/** Ctrl+Enter sends the form, or the one of the dialog, where Enter alone does something else. */
function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
  if (key !== "Enter" || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
  target
    .closest("form, [role=dialog], [role=alertdialog]")
    ?.querySelector<HTMLElement>("button[type=submit]:enabled")
    ?.click();
}
