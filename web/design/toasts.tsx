import { lazy, type ComponentType } from "react";
import type { Tone } from "./tones.css.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** Of several about the same thing only the newest is true, and comes at once. */
  about?: string;
  /** Takes it back, for example; such a toast stays longer, and closes when it is used. */
  action?: { label: string; onPress: () => void };
  /** It is gone, by time, by hand or because something more urgent came. */
  onClosed?: () => void;
}

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
