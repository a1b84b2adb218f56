import { useEffect, type RefObject } from "react";

/** Marks the head of a page or of a window: its ways out stay in reach. */
export const staysClear = { "data-stays-clear": "" };
/** Marks the bar at the bottom of a page, which nothing that floats may cover. */
export const isBottomBar = { "data-bottom-bar": "" };
const gapPixels = 8;
const stepPixels = 12;

/**
 * Moves what floats out of the way. On a wide screen it stays at the top, below the head that it would cover: the one of the window in front,
 * else the page's. Where it is as wide as the screen it goes where it covers least, near the bottom. Looked at anew when the page under it
 * has become another one, since a window may open, grow by what it loads or give way to a keyboard meanwhile; not for scrolling, or it would hop about.
 */
export function useClearPlace(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { top: usualTop } = element.getBoundingClientRect();
    let shownTop = usualTop;
    let seen = "";
    let frame = 0;
    follow();
    return () => {
      cancelAnimationFrame(frame);
      element.style.insetBlockStart = ""; // the next one begins at its own place
    };

    function follow() {
      frame = requestAnimationFrame(follow);
      if (!element) return;
      const box = element.getBoundingClientRect();
      if (box.width > innerWidth / 2) {
        const sight = sightOf(box);
        if (sight === seen) return;
        seen = sight;
        move(leastCoveringTop(box.height, freePlace(), obstacles()));
      } else move(clearTop(usualTop, box, frontHead()?.getBoundingClientRect()));
    }

    function move(wanted: number) {
      if (!element || wanted === shownTop) return;
      shownTop = wanted;
      element.style.insetBlockStart = wanted === usualTop ? "" : `${wanted}px`;
    }
  }, [floating]);
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom" | "height">;
type Span = Pick<DOMRect, "top" | "bottom">;
interface Obstacle extends Span {
  /** How bad it is to cover it. */
  weight: number;
}

/** Where the top of the floating box goes: where it usually is, unless it would meet the head there. */
export function clearTop(usualTop: number, floating: Box, head: Box | undefined): number {
  if (!head) return usualTop;
  const isBeside = floating.right <= head.left || floating.left >= head.right;
  const isApart = usualTop + floating.height <= head.top || usualTop >= head.bottom;
  return isBeside || isApart ? usualTop : Math.round(head.bottom) + gapPixels;
}

/** Of all places in a span the one that covers least; of several, the lowest. */
export function leastCoveringTop(
  height: number,
  { top, bottom }: Span,
  obstacles: readonly Obstacle[],
): number {
  const lowest = bottom - height;
  let best = { top: Math.round(Math.max(top, lowest)), cost: Number.POSITIVE_INFINITY };
  for (let place = lowest; place >= top && best.cost > 0; place -= stepPixels) {
    const covered = obstacles.filter((one) => one.top < place + height && one.bottom > place);
    const cost = covered.reduce((sum, { weight }) => sum + weight, 0);
    if (cost < best.cost) best = { top: Math.round(place), cost };
  }
  return best.top;
}

/** Windows stand after the page, and each after the one that it covers. */
const frontHead = () => [...document.querySelectorAll("[data-stays-clear]")].at(-1);
const frontWindow = () => frontHead()?.closest("[role=dialog], [role=alertdialog]");

/** Between the head and the bar at the bottom, which a window covers; above a keyboard. */
function freePlace(): Span {
  const head = frontHead()?.getBoundingClientRect();
  const bar = frontWindow()
    ? undefined
    : document.querySelector("[data-bottom-bar]")?.getBoundingClientRect();
  const height = window.visualViewport?.height ?? innerHeight;
  return {
    top: Math.max(0, head?.bottom ?? 0) + gapPixels,
    bottom: Math.min(height, bar?.top ?? height) - gapPixels,
  };
}

/** Where a finger or a mouse was last: what comes up under it would be pressed by accident, and held by the mouse that rests there. */
let pressedAt: Span | undefined;
const reachPixels = 28;

export function notePress({ clientY }: PointerEvent): void {
  pressedAt = { top: clientY - reachPixels, bottom: clientY + reachPixels };
}

/** What somebody reads first or presses: the heading and what has the keyboard before all, then buttons, then fields and links. */
function obstacles(): Obstacle[] {
  const place = frontWindow() ?? document.querySelector("main");
  const found = place?.querySelectorAll("h1, button, input, textarea, select, a") ?? [];
  const shown = [...found].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [{ top, bottom, weight: weightOf(element) }] : [];
  });
  return pressedAt ? [...shown, { ...pressedAt, weight: 50 }] : shown;
}

function weightOf(element: Element): number {
  if (element.tagName === "H1" || element === document.activeElement) return 100;
  return element.tagName === "BUTTON" ? 10 : 3;
}

/** What stands under it, in a few numbers: another page, another window, more content, less room. */
function sightOf({ height }: Box): string {
  const { scrollHeight } = document.documentElement;
  const head = document.querySelector("h1")?.textContent;
  const front = frontWindow()?.getBoundingClientRect();
  return [head, front?.top, front?.height, height, scrollHeight, window.visualViewport?.height].join();
}
