import QrCode from "qrcode";

/** The modules of a QR code as squares, by row and column. */
export interface Squares {
  size: number;
  dark: [x: number, y: number, width: number][];
}

/** Adjacent dark modules in a row are one stroke. */
export function squaresOf(text: string): Squares {
  const { modules } = QrCode.create(text, { errorCorrectionLevel: "M" });
  const dark: Squares["dark"] = [];
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue;
      const last = dark.at(-1);
      if (last && last[1] === y && last[0] + last[2] === x) last[2] += 1;
      else dark.push([x, y, 1]);
    }
  return { size: modules.size, dark };
}
