import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

const shown = new Map<Root, HTMLElement>();

/** Without `act`, which React's production build lacks. */
export function showPage(page: ReactNode): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  shown.set(root, place);
  root.render(page);
}

/** As when the reader leaves: for another page within a test, and at the end of each. */
export function closePages(): void {
  for (const [root, place] of shown) {
    root.unmount();
    place.remove();
  }
  shown.clear();
}
