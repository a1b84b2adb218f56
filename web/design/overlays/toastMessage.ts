import type { Tone } from "../theme/tones.css.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** Of several about the same thing only the newest is shown, at once. */
  about?: string;
  /** An undo or a link; such a toast stays longer, and closes when used. */
  action?: { label: string } & ({ onPress: () => void } | { href: string });
  /** It closed: by time, by hand or replaced by a more urgent one. */
  onClosed?: () => void;
}
