import { globalStyle, style } from "@vanilla-extract/css";

/** One line in the list; the opened entry has the whole. */
export const oneLine = style({
  display: "block",
  // Its text does not widen its column.
  width: 0,
  minWidth: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${oneLine} > a`, { display: "inline" });
export const name = style({ display: "block" });
