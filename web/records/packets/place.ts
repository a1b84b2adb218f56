import type { Box } from "../../../shared/records/packets/rules.ts";

export type Place = Pick<Box, "x" | "y" | "width" | "height">;

const whole = 1000;
const least = 5;
const between = (from: number, value: number, to: number) => Math.min(to, Math.max(from, Math.round(value)));

/** Moved and cut so that it is on the page. */
export function within<Of extends Place>(box: Of): Of {
  const width = between(least, box.width, whole);
  const height = between(least, box.height, whole);
  return {
    ...box,
    width,
    height,
    x: between(0, box.x, whole - width),
    y: between(0, box.y, whole - height),
  };
}

/** From where a drag began to where it is. */
export const spanned = (from: { x: number; y: number }, to: { x: number; y: number }): Place => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** What an arrow key does with a box; with Shift it moves the right and lower edges. */
export function moved<Of extends Place>(box: Of, key: string, isResizing: boolean): Of | undefined {
  const step = 5;
  const by = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  }[key];
  if (!by) return undefined;
  const [x = 0, y = 0] = by;
  return within(
    isResizing
      ? {
          ...box,
          width: Math.min(box.width + x, whole - box.x),
          height: Math.min(box.height + y, whole - box.y),
        }
      : { ...box, x: box.x + x, y: box.y + y },
  );
}
