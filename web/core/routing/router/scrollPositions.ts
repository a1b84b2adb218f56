import { inTab } from "../../device/storage.ts";

const storedAt = "safevoice-scroll";
let known: Record<string, number> | undefined;
let isErased = false;

const positions = () => (known ??= (inTab.getJson(storedAt) ?? {}) as Record<string, number>);

export const positionOf = (name: string): number | undefined => positions()[name];

export function savePosition(name: string, pixels: number): void {
  positions()[name] = pixels;
}

/** For a reload. After Exit and after erasing nothing is written: the names tell what was open. */
export function keepPositions(): void {
  if (!isErased && !document.documentElement.hidden) inTab.set(storedAt, JSON.stringify(positions()));
}

/** This page keeps no positions any more. */
export function erasePositions(): void {
  isErased = true;
  inTab.set(storedAt, "");
}
