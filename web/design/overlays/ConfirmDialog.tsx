import { Suspense } from "react";
import { lazily, useLoadedSoon } from "../../core/routing/lazily.ts";
import type { Confirmation } from "./ConfirmQuestion.tsx";

const Question = lazily(() => import("./ConfirmQuestion.tsx"), "ConfirmQuestion");

/** Confirms an irreversible step, with a reason if required. No page waits for its code. */
export function ConfirmDialog({ isOpen, ...confirmation }: Confirmation & { isOpen: boolean }) {
  useLoadedSoon(Question);
  return (
    isOpen && (
      <Suspense>
        <Question {...confirmation} />
      </Suspense>
    )
  );
}
