import type { Tone } from "../theme/tones.css.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** Of several about the same thing only the newest is true, and comes at once. */
  about?: string;
  /**
   * Takes it back or leads to what it speaks of; such a toast stays longer, and closes when it is
   * used.
   */
  action?: { label: string } & ({ onPress: () => void } | { href: string });
  /** It is gone, by time, by hand or because something more urgent came. */
  onClosed?: () => void;
}
