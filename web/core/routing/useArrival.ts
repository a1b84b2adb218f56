import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const longestWaitMs = 10_000;

/**
 * After a navigation the focus goes to the new page's h1, so that a screen reader says where one
 * is.
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
 * The first that is in sight: the page that is left may still stand there hidden, and takes no
 * focus.
 */
export function focusHeading(): void {
  for (const heading of document.querySelectorAll<HTMLElement>("main h1")) {
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return;
  }
}

/**
 * The heading comes with the page's data, and another may take its place: until somebody does
 * something, a focus that nothing has is the heading's.
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
