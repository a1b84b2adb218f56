import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of messages. */
export const palette: PaletteSource = {
  entries: [
    { label: t.title, also: t.actions, icon: "mail", href: "/admin/communications" },
    { label: t.outbox.title, also: t.outbox.actions, icon: "send", href: "/admin/outbox" },
  ],
};
