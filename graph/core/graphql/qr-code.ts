import { builder } from "./builder.ts";

/** A QR code as one SVG path (`core/pages/qr.ts`). */
export const QrCode = builder.objectRef<{ size: number; path: string }>("QrCode").implement({
  description: "A QR code to draw.",
  access: "through",
  fields: (t) => ({
    size: t.exposeInt("size", { description: "Modules per side." }),
    path: t.exposeString("path", {
      description: "SVG path of the dark modules: lines of a width of one, with one unit per module.",
    }),
  }),
});
