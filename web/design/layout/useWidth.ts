import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The width of an element in pixels, live; undefined if it cannot be measured. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/**
 * Whether an element is narrower than this number of rem. It is decided when the width changes: a
 * new limit and the width that it is for arrive together. While it is hidden nothing changes.
 */
export function useIsNarrow(ref: RefObject<HTMLElement | null>, fewestRem: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  const limit = useRef(fewestRem);
  useLayoutEffect(() => {
    limit.current = fewestRem;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setNarrow(element.clientWidth < limit.current * remPixels());
    measure();
    const observer = new ResizeObserver(() => element.clientWidth > 0 && measure());
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNarrow;
}

/** Pixels per rem, which depends on the chosen font size. */
export const remPixels = () =>
  typeof document === "undefined"
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
