import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nothingHeld: "Ya no hay nada retenido. Otra persona ya decidió.",
};
