import { globalStyle } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { windowHeight } from "../../design/theme/widths.ts";

const { color, space, size, radius } = tokens;

/** Until the scripts run that draw a page: the header, a title, and blocks. */
const outline = "#root > .outline";
globalStyle(outline, {
  display: "grid",
  alignContent: "start",
  gap: space.md,
  minHeight: windowHeight,
  overflow: "hidden",
  background: color.page,
});
globalStyle(`:root:not([data-script]) ${outline}`, { display: "none" });
globalStyle(`${outline} > i`, {
  height: "3.75rem",
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${outline} > :not(i)`, {
  width: `min(100% - 2 * ${space.md}, ${size.wide})`,
  marginInline: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.sunken,
});
globalStyle(`${outline} > b`, { height: "2rem", borderRadius: radius.md });
globalStyle(`${outline} > p`, { height: "7rem" });
