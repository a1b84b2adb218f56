import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Every link is a plain anchor, which works before this page's script runs; here internal ones
 * become the router's. One listener costs a page of many links nothing when it is hydrated.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = ownLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      const isHere = link.href === location.href;
      void navigate(pathname + search + hash, {
        replace: isHere,
        preventScrollReset: "stay" in link.dataset,
      });
    };
    // On the document, so that handlers of the page and its dialogs run first.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/**
 * Plain clicks on internal pages. New tabs, files, server-rendered pages and other sites stay with
 * the browser.
 */
function ownLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const isOurs = link.getAttribute("href")?.startsWith("/") && link.origin === location.origin;
  return isOurs && !link.target && link.rel !== "external" && !link.hasAttribute("download")
    ? link
    : undefined;
}

/** `aria-current` of a permanent link: for the page itself and its subpages. */
export function useCurrent(to: string): "page" | undefined {
  const { pathname } = useLocation();
  return `${pathname.toLowerCase()}/`.startsWith(`${to}/`) ? "page" : undefined;
}
