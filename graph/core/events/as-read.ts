/**
 * Pushes what `next` returns into a `Repeater`, one value at a time, as fast as its subscriber
 * reads. Call the returned function whenever there is more. A `Repeater` throws when 1,024 pushed
 * values are unread; thrown in a timer or a listener, that ends the process.
 */
export function asRead<Value>(push: (value: Value) => Promise<unknown>, next: () => Value | undefined) {
  let isPushing = false;
  return async () => {
    if (isPushing) return;
    isPushing = true;
    for (let value = next(); value !== undefined; value = next()) await push(value);
    isPushing = false;
  };
}

/** Pushes in the same way, but keeps only the newest unread value. */
export function newestAsRead<Value>(push: (value: Value) => Promise<unknown>) {
  let unread: Value | undefined;
  const send = asRead(push, () => {
    const value = unread;
    unread = undefined;
    return value;
  });
  return (value: Value) => {
    unread = value;
    void send();
  };
}
