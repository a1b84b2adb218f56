import { globalStyle, style } from "@vanilla-extract/css";
import { oneLine } from "../../design/layout/layout.css.ts";

/** In the list; the opened entry has the whole. Its text does not widen its column. */
export const clipped = style({ ...oneLine, display: "block", width: 0, minWidth: "100%" });
globalStyle(`${clipped} > a`, { display: "inline" });
