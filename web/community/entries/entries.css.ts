import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../../design/layout/layout.css.ts";

/** The name of a source, two lines of it at most; the entry has the whole. */
export const source = style({ minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${source} > a`, twoLines);
