import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { nextStep } from "./nextStep.ts";
import type { Sent } from "./outbox.ts";
import { leftWaiting } from "./leftWaiting.ts";
import type { Waiting } from "./queue.ts";
import { words } from "../words.ts";

/** The newest submission that was received while this page was open, until another waits. */
let newest: Waiting | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useNewestArrival = () =>
  useSyncExternalStore(
    listen,
    () => newest,
    () => undefined,
  );

/**
 * Says what was received, and returns a person who waits for it to its next step. Someone who came
 * to the list by themself stays there, and sees the way.
 */
export function useArrival() {
  const { waiting: t } = useWords(words);
  const navigate = useNavigate();

  return async ({ arrived, left }: Sent, { isAsked = false } = {}): Promise<void> => {
    const last = arrived.at(-1);
    if (!last) return;
    newest = last;
    for (const listener of listeners) listener();
    const next = nextStep(last);
    const isAtList = location.pathname === "/waiting";
    const returns = isAtList && left === 0 && (isAsked || leftWaiting.isHere(last.id));
    toast({
      title: t.arrived(arrived.length),
      description: t.kinds[last.kind],
      tone: "positive",
      ...(!returns && !isAtList && { action: { label: t.next[last.kind], href: next } }),
    });
    if (returns) await navigate(next);
  };
}
