import { useEffect, type RefObject } from "react";

/** Marks the head of a page or of a window: its ways out stay in reach. */
export const staysClear = { "data-stays-clear": "" };
const gapPixels = 8;

/**
 * Moves what floats at the top below the head that it would cover: the one of the window in front, else the page's. Looked at anew in
 * each frame, since a window may open, grow by what it loads or give way to a keyboard meanwhile.
 */
export function useClearPlace(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { top: usualTop } = element.getBoundingClientRect();
    let shownTop = usualTop;
    let frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      element.style.insetBlockStart = ""; // the next one begins at its own place
    };

    function follow() {
      frame = requestAnimationFrame(follow);
      if (!element) return;
      const wanted = clearTop(usualTop, element.getBoundingClientRect(), frontHead());
      if (wanted === shownTop) return;
      shownTop = wanted;
      element.style.insetBlockStart = wanted === usualTop ? "" : `${wanted}px`;
    }
  }, [floating]);
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom" | "height">;

/** Where the top of the floating box goes: where it usually is, unless it would meet the head there. */
export function clearTop(usualTop: number, floating: Box, head: Box | undefined): number {
  if (!head) return usualTop;
  const isBeside = floating.right <= head.left || floating.left >= head.right;
  const isApart = usualTop + floating.height <= head.top || usualTop >= head.bottom;
  return isBeside || isApart ? usualTop : Math.round(head.bottom) + gapPixels;
}

/** Windows stand after the page, and each after the one that it covers. */
const frontHead = () => [...document.querySelectorAll("[data-stays-clear]")].at(-1)?.getBoundingClientRect();
