import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const longestWaitMs = 10_000;

/**
 * After a navigation the focus moves to the new page's h1, so that a screen reader announces the
 * page.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return; // the first page keeps the browser's own focus
    last.current = pathname;
    focusHeading();
    return focusHeadingsToCome();
  }, [pathname]);
}

/**
 * The first visible one: the previous page may still be in the document, hidden, and cannot take
 * focus.
 */
export function focusHeading(): void {
  for (const heading of document.querySelectorAll<HTMLElement>("main h1")) {
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return;
  }
}

/**
 * The heading comes with the page's data and may be replaced: until the person acts, a lost focus
 * returns to the heading.
 */
function focusHeadingsToCome(): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style", "hidden"] });
  const timer = setTimeout(stop, longestWaitMs);
  for (const act of acts) addEventListener(act, stop, { capture: true, once: true });
  return () => {
    stop();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop, { capture: true });
  };
}

const acts = ["keydown", "pointerdown"];
