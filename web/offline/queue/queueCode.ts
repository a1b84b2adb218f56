/**
 * The queue's code comes while somebody types, with the screens that follow, so that it is there
 * when the connection is not.
 */
export async function queueCode() {
  const [{ sendLater }, { discardForm }] = await Promise.all([
    import("./sendLater.ts"),
    import("./outbox.ts"),
    import("./WaitingPage.tsx"),
    import("./WaitingBar.tsx"),
  ]);
  return { sendLater, discardForm };
}
