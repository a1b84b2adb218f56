/**
 * Ends the events when they are no longer open. Not a generator: the return of one waits for its
 * next event.
 */
export function whileOpen<Event>(
  events: AsyncIterable<Event>,
  isOpen: () => Promise<boolean>,
): AsyncIterable<Event> {
  // An answer that says why it was refused is no iterable.
  if (!(Symbol.asyncIterator in events)) return events;
  const iterator = events[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorResult<Event>> => {
    await iterator.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const result = await iterator.next();
        return result.done || (await isOpen()) ? result : end();
      },
      return: end,
    }),
  };
}
