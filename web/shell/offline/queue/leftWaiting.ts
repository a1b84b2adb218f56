/** What was submitted on this page, before any reload: its writer is waiting for it. */
const ids = new Set<string>();

export const leftWaiting = {
  add: (id: string) => void ids.add(id),
  isHere: (id: string) => ids.has(id),
};
