/** The queue's code is preloaded while a person types, so that it is available offline. */
export async function queueCode() {
  const [{ sendLater }, { discardForm }] = await Promise.all([
    import("./sendLater.ts"),
    import("./outbox.ts"),
    import("./WaitingPage.tsx"),
    import("./WaitingBar.tsx"),
  ]);
  return { sendLater, discardForm };
}
