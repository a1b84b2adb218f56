/** Writes one after the other; of what comes while one is on its way, only the newest. */
export function inTurn() {
  let last = Promise.resolve();
  let newest = 0;
  return {
    write(lay: () => Promise<void>): void {
      newest += 1;
      const turn = newest;
      last = last.then(() => (turn === newest ? lay() : undefined));
    },
    /** When all that was given so far lies there. */
    done: (): Promise<void> => last,
  };
}
