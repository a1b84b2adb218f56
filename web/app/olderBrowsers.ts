/**
 * react-aria needs it for a phone's keyboard, the outbox for its lock; Safari has it from 16 on,
 * and an iPhone 7 stays at 15.
 */
if (!("timeout" in AbortSignal)) {
  const timeout = (ms: number) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
    return controller.signal;
  };
  Object.assign(AbortSignal, { timeout });
}
