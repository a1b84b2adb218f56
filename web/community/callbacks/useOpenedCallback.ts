import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCallbackActs } from "./useCallbackActs.ts";

/** What only an opened callback shows. */
export interface OpenedCallback {
  readonly phone?: string;
  readonly message?: string | null | undefined;
  /** Reads them again, if they could not be read. */
  readonly retry?: () => void;
}

const nothing: OpenedCallback = {};

/**
 * The number and the message, read when the callback is opened; undefined until then. Without
 * them, because of a lost connection or a role, the rest is shown.
 */
export function useOpenedCallback(id: string, mayOpen: boolean): OpenedCallback | undefined {
  const { open } = useCallbackActs();
  const [opened, setOpened] = useState<OpenedCallback>();
  const read = (): Promise<void> =>
    open(id).then((answer) => setOpened(answer ?? { retry: () => void read() }));
  const readFirst = useEffectEvent(read);
  // Once for each opening, because each reading is logged.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!mayOpen || asked.current === id) return;
    asked.current = id;
    void readFirst();
  }, [id, mayOpen]);
  return mayOpen ? opened : nothing;
}
