import { useSyncExternalStore } from "react";
import { ScrollRestoration, type Location } from "react-router-dom";

let isErased = false;
const listeners = new Set<() => void>();

/** From now on this page stores no positions. */
export function erasePositions(): void {
  isErased = true;
  for (const listener of listeners) listener();
}

/**
 * Scrolls a new page to its top or to the hash, and Back to where it was. The library stores the
 * positions when the page ends, and their names tell what was open. After Exit, which hides the
 * document, and after erasing it is therefore gone.
 */
export const ScrollPositions = () =>
  useSyncExternalStore(listen, areStored, yes) && (
    <ScrollRestoration storageKey="safevoice-scroll" getKey={nameOf} />
  );

const areStored = () => !isErased && !document.documentElement.hidden;
const yes = () => true;

function listen(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["hidden"] });
  listeners.add(listener);
  return () => {
    observer.disconnect();
    listeners.delete(listener);
  };
}

/**
 * Every initial page load has the key "default", and must not restore another one's scroll
 * position.
 */
const nameOf = ({ key, pathname, search }: Location) => (key === "default" ? pathname + search : key);
