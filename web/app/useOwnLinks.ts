import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Every link is a plain anchor, which works before this page's script does; here those to our own
 * pages become the router's. One listener costs a page of many links nothing when it comes to life.
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
    // On the document, so that what a screen does with a click, in its windows too, comes first.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/**
 * Where a plain click leads to a page of ours; a new tab, a file, a page that the server writes and
 * another site stay the browser's.
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

/** `aria-current` of a link that stays in sight: of the page itself and of those under it. */
export function useCurrent(to: string): "page" | undefined {
  const { pathname } = useLocation();
  return `${pathname.toLowerCase()}/`.startsWith(`${to}/`) ? "page" : undefined;
}
