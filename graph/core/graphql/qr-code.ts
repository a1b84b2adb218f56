import { builder } from "./builder.ts";

/** A QR code as one SVG path (`core/pages/qr.ts`). */
export const QrCode = builder.objectRef<{ size: number; path: string }>("QrCode").implement({
  access: "through",
  fields: (t) => ({ size: t.exposeInt("size"), path: t.exposeString("path") }),
});
