import { useEffect, useState, type RefObject } from "react";

interface Overflow {
  "data-before"?: true;
  "data-after"?: true;
}

const nothing: Overflow = {};
/** Less than a pixel is rounding. */
const slack = 1;

/** Whether a scrollable row continues on either side; the wheel scrolls it too. */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(nothing);
  useEffect(() => {
    const row = ref.current;
    if (!row || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const before = row.scrollLeft > slack;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - slack;
      setOverflow((known) =>
        Boolean(known["data-before"]) === before && Boolean(known["data-after"]) === after
          ? known
          : { ...(before && { "data-before": true }), ...(after && { "data-after": true }) },
      );
    };
    const turn = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey || row.scrollWidth <= row.clientWidth) return;
      const was = row.scrollLeft;
      row.scrollLeft += event.deltaY;
      if (row.scrollLeft !== was) event.preventDefault(); // at its end the page scrolls
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener("scroll", measure, { passive: true });
    row.addEventListener("wheel", turn, { passive: false });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", measure);
      row.removeEventListener("wheel", turn);
    };
  }, [ref]);
  return overflow;
}

/** Slightly less than what is visible, so that the eye keeps its place. */
const share = 0.7;

export function scrollFurther(row: HTMLElement | null, side: "start" | "end"): void {
  row?.scrollBy({ left: (side === "end" ? share : -share) * row.clientWidth, behavior: "smooth" });
}

/** The chosen item may be outside a narrow row; the page itself must not scroll for it. */
export function bringIntoRow(row: HTMLElement | null, chosen: string): void {
  const one = row?.querySelector(chosen);
  if (!one || !row) return;
  const place = row.getBoundingClientRect();
  const { left, right, width } = one.getBoundingClientRect();
  if (left < place.left || right > place.right)
    row.scrollLeft += left - place.left - (place.width - width) / 2;
}
