import { useSyncExternalStore } from "react";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const listeners = new Set<() => void>();
let now = Date.now();
let next: ReturnType<typeof setTimeout> | undefined;

/** This device's time, updated once a second for all clocks of the page. */
export const useNow = (): number => useSyncExternalStore(listen, read, read);

/** The same, updated once a minute. */
export const useMinute = (): number => useSyncExternalStore(listen, readMinute, readMinute);

/**
 * How far this device's clock is behind the server's, measured from an answer with the server's
 * time.
 */
export const clockOffset = (serverTime: string, receivedAt = Date.now()): number =>
  Date.parse(serverTime) - receivedAt;

function listen(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(next);
  };
}

function start(): void {
  now = Date.now();
  next = setTimeout(
    () => {
      start();
      for (const listener of [...listeners]) listener();
    },
    secondMs - (now % secondMs),
  );
}

function read(): number {
  if (listeners.size === 0) now = Math.floor(Date.now() / secondMs) * secondMs;
  return now;
}

const readMinute = () => Math.floor(read() / minuteMs) * minuteMs;
