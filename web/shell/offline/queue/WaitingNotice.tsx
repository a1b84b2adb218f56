import { lazy, Suspense, type ComponentType } from "react";
import { useWaitingCount } from "./waitingCount.ts";

const WaitingBar = lazy(async (): Promise<{ default: ComponentType<{ count: number }> }> => {
  try {
    const file = await import("./WaitingBar.tsx");
    return { default: file.WaitingBar };
  } catch {
    return { default: () => null }; // its code is unavailable; online, the next page loads it
  }
});

/** Shows that submissions wait, and sends them; nothing of it is loaded otherwise. */
export function WaitingNotice() {
  const count = useWaitingCount();
  return count > 0 ? (
    <Suspense>
      <WaitingBar count={count} />
    </Suspense>
  ) : null;
}
