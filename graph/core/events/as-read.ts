/**
 * Pushes to a subscriber what `next` gives, as fast as it is read. Call the returned function
 * whenever there is more. A library subscriber throws at 1,024 unread values, which would end the
 * process or leave out the other subscribers.
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
