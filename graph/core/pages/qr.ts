import QrCode from "qrcode";
import { html, type Html } from "./html.ts";

/** Light modules around a QR code, as its standard requires: some scanners find none without. */
export const quietZone = 4;

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

/**
 * The same as lines of one SVG path, with a unit per module. That is half as long as their
 * outlines, so a page with several codes stays small.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, dark } = squaresOf(text);
  const lines = dark.map(([x, y, width], index) => {
    const [lastX, lastY, lastWidth] = dark[index - 1] ?? [0, 0, 0];
    return `m${x - lastX - lastWidth} ${y - lastY}h${width}`;
  });
  return { size, path: `M0 .5${lines.join("")}` };
}

/** For a page or letter; hidden from screen readers, because the text is next to it. */
export function qrSvg(text: string, width: number): Html {
  const { size, path } = qrPath(text);
  const side = size + 2 * quietZone;
  return html`<svg
    viewBox="${-quietZone} ${-quietZone} ${side} ${side}"
    width="${width}"
    height="${width}"
    aria-hidden="true"
    shape-rendering="crispEdges"
  >
    <rect x="${-quietZone}" y="${-quietZone}" width="${side}" height="${side}" fill="#fff" />
    <path stroke="#14212c" d="${path}" />
  </svg>`;
}
