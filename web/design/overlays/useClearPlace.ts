import { useEffect, type RefObject } from "react";

const gapPixels = 8;
const stepPixels = 12;

/**
 * Positions a floating box where it covers the least important content: near the top on a wide
 * screen, near the bottom if it spans the screen. It never covers the header of the front dialog or
 * page. Recomputed when the content below changes, since a dialog may open, grow or make room for a
 * keyboard, but not on scrolling, or it would jump.
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
      element.style.insetBlockStart = ""; // the next one starts at its own position
    };

    function follow() {
      frame = requestAnimationFrame(follow);
      if (!element) return;
      const box = element.getBoundingClientRect();
      const sight = sightOf(box);
      if (sight === seen) return;
      seen = sight;
      const isWide = box.width <= innerWidth / 2;
      const place = freePlace();
      const top = isWide ? clearTop(usualTop, box, frontHead()?.getBoundingClientRect()) : place.top;
      move(leastCoveringTop(box.height, { ...place, top }, obstacles(box), isWide ? "highest" : "lowest"));
    }

    function move(wanted: number) {
      if (!element || wanted === shownTop) return;
      shownTop = wanted;
      element.style.insetBlockStart = wanted === usualTop ? "" : `${wanted}px`;
    }
  }, [floating]);
}

type Span = Pick<DOMRect, "top" | "bottom">;
type Area = Span & Pick<DOMRect, "left" | "right">;
type Box = Area & Pick<DOMRect, "height">;
interface Obstacle extends Span {
  /** How bad it is to cover it. */
  weight: number;
}

/** The default position, unless it would meet the header there. */
export function clearTop(usualTop: number, floating: Box, head: Box | undefined): number {
  if (!head) return usualTop;
  const isBeside = floating.right <= head.left || floating.left >= head.right;
  const isApart = usualTop + floating.height <= head.top || usualTop >= head.bottom;
  return isBeside || isApart ? usualTop : Math.round(head.bottom) + gapPixels;
}

/** The position in a span that covers least; of several, the highest or the lowest. */
export function leastCoveringTop(
  height: number,
  { top, bottom }: Span,
  obstacles: readonly Obstacle[],
  preferred: "highest" | "lowest",
): number {
  const lowest = bottom - height;
  let best = { top: Math.round(Math.max(top, lowest)), cost: Number.POSITIVE_INFINITY };
  for (let moved = 0; moved <= lowest - top && best.cost > 0; moved += stepPixels) {
    const place = preferred === "highest" ? top + moved : lowest - moved;
    const covered = obstacles.filter((one) => one.top < place + height && one.bottom > place);
    const cost = covered.reduce((sum, { weight }) => sum + weight, 0);
    if (cost < best.cost) best = { top: Math.round(place), cost };
  }
  return best.top;
}

/** Dialogs are after the page in the document, each after the one that it covers. */
const frontHead = () => [...document.querySelectorAll("[data-stays-clear]")].at(-1);
const frontWindow = () => frontHead()?.closest("[role=dialog], [role=alertdialog]");

/** Between the header and the bottom bar, which a dialog covers; above a keyboard. */
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

/**
 * The last pointer position: a box that appears under it would be pressed by accident, and held
 * open by a resting mouse.
 */
let pressedAt: Area | undefined;
const reachPixels = 28;

export function notePress({ clientX, clientY }: PointerEvent): void {
  pressedAt = {
    left: clientX - reachPixels,
    right: clientX + reachPixels,
    top: clientY - reachPixels,
    bottom: clientY + reachPixels,
  };
}

/**
 * What people read or press first: the heading and the focused element above all, then buttons,
 * then fields and links. The rest counts nothing.
 */
function obstacles({ left, right }: Box): Obstacle[] {
  const place = frontWindow() ?? document.querySelector("main");
  const found =
    place?.querySelectorAll("h1, button, input, textarea, select, a, [data-spoken-of], [role=alert]") ?? [];
  const weighed: { area: Area; weight: number }[] = [...found].map((element) => ({
    area: element.getBoundingClientRect(),
    weight: weightOf(element),
  }));
  if (pressedAt) weighed.push({ area: pressedAt, weight: 50 });
  return weighed.flatMap(({ area, weight }) => {
    const isInSight = area.bottom > 0 && area.top < innerHeight;
    const isBeside = area.right <= left || area.left >= right;
    return isInSight && !isBeside ? [{ top: area.top, bottom: area.bottom, weight }] : [];
  });
}

function weightOf(element: Element): number {
  if (element.tagName === "H1" || element === document.activeElement) return 100;
  if (element.matches("[data-spoken-of], [role=alert], [aria-invalid=true]")) return 50;
  return element.tagName === "BUTTON" ? 10 : 3;
}

/** A fingerprint of the content below: another page or dialog, more content, less space. */
function sightOf({ height }: Box): string {
  const { scrollHeight } = document.documentElement;
  const head = document.querySelector("h1")?.textContent;
  const front = frontWindow()?.getBoundingClientRect();
  return [head, front?.top, front?.height, height, scrollHeight, window.visualViewport?.height].join();
}
