import { lazy, Suspense, type ComponentType } from "react";
import { useWaitingCount } from "./waitingCount.ts";

const WaitingBar = lazy(async (): Promise<{ default: ComponentType<{ count: number }> }> => {
  try {
    const file = await import("./WaitingBar.tsx");
    return { default: file.WaitingBar };
  } catch {
    return { default: () => null }; // its code is out of reach; with the connection the next page brings it
  }
});

/**
 * Says in the frame that something waits to be sent, and sends it; nothing of it is loaded while
 * nothing waits.
 */
export function WaitingNotice() {
  const count = useWaitingCount();
  return count > 0 ? (
    <Suspense>
      <WaitingBar count={count} />
    </Suspense>
  ) : null;
}
