import type { KeyboardEvent } from "react";

/** A link or a button in a row does what it says; the row is not pressed as well. */
export const hasOwnPress = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button") !== null;

/** The row would take Enter and Space away from them. */
export function keepOwnKeys(event: KeyboardEvent): void {
  if ((event.key === "Enter" || event.key === " ") && hasOwnPress(event.target)) event.stopPropagation();
}
