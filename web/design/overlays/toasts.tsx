import { lazy, type ComponentType } from "react";
import type { ToastMessage } from "./toastMessage.ts";

const toaster = () => import("./Toaster.tsx");

/** Says something for five seconds, from anywhere: `toast({ title, description, tone })`. */
export function toast(message: ToastMessage): void {
  toaster().then(
    ({ say }) => say(message),
    () => message.onClosed?.(), // its code cannot be had: nobody can press what it would have offered
  );
}

const nothing: ComponentType = () => null;

/** Where they are shown. Loaded when the page lives, since no page begins with one. */
export const Toasts = lazy(async () => ({
  default: await toaster().then(
    (file) => file.Toaster,
    () => nothing,
  ),
}));
