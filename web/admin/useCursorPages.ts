import { useState, useTransition } from "react";

/** The pages of a list by its cursors. A page stays on the screen until the next one is loaded. */
export function useCursorPages() {
  const [before, setBefore] = useState<readonly string[]>([]);
  const [isTurning, start] = useTransition();
  const turn = (next: readonly string[]) => start(() => setBefore(next));
  return {
    /** The cursor for `after`. */
    after: before.at(-1) ?? null,
    page: before.length + 1,
    isFirst: before.length === 0,
    isTurning,
    onPrevious: () => turn(before.slice(0, -1)),
    onNext: (endCursor: string | null | undefined) => endCursor && turn([...before, endCursor]),
    toFirst: () => turn([]),
  };
}
