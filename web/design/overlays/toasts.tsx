import { lazy, type ComponentType } from "react";
import type { ToastMessage } from "./toastMessage.ts";

const toaster = () => import("./Toaster.tsx");

/**
 * Shows a message for five seconds, a long one for as long as it takes to read, from anywhere:
 * `toast({ title, description, tone })`.
 */
export function toast(message: ToastMessage): void {
  toaster().then(
    ({ say }) => say(message),
    () => message.onClosed?.(), // its code cannot be loaded, so its action is unavailable
  );
}

const nothing: ComponentType = () => null;

/** Where toasts are shown. Loaded after hydration, since no page starts with one. */
export const Toasts = lazy(async () => ({
  default: await toaster().then(
    (file) => file.Toaster,
    () => nothing,
  ),
}));
