import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const longestWaitMs = 10_000;

/** After a navigation the focus goes to the new page's h1, so that a screen reader says where one is. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return; // the first page keeps the browser's own focus
    last.current = pathname;
    if (focusHeading()) return;
    // The heading comes with the page's data.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), longestWaitMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}

/** Says whether the page has its heading yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
