/** Writes one at a time; of those that arrive meanwhile, only the newest. */
export function inTurn() {
  let last = Promise.resolve();
  let newest = 0;
  return {
    write(lay: () => Promise<void>): void {
      newest += 1;
      const turn = newest;
      last = last.then(() => (turn === newest ? lay() : undefined));
    },
    /** Resolves when everything so far is written. */
    done: (): Promise<void> => last,
  };
}
