import { useEffect } from "react";
import { countEscapes } from "./escapes.ts";
import { leave } from "./leave.ts";

/** Escape three times leaves the site. A press that closes a window or a list is none of them. */
export function useEscapeExit(): void {
  useEffect(() => {
    const escapes = countEscapes();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat) return;
      if (event.defaultPrevented || isSomethingOpen()) return escapes.forget();
      if (!escapes.press(event.timeStamp)) return;
      event.preventDefault(); // else the browser takes it for the wish to stop loading
      leave();
    };
    // First of all: afterwards what it closed would be gone already.
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}

/** A toast calls itself an alertdialog too, but closes by no key and must not keep anybody here. */
const open =
  '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [aria-expanded="true"][aria-haspopup]';

const isSomethingOpen = () => document.querySelector(open) !== null;
