import { style } from "@vanilla-extract/css";
import { list } from "../../design/layout/layout.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, space } = tokens;

/** Each line's parts are below those of the line above; on a phone they follow each other. */
export const lines = style([
  list,
  { "@media": { [desk]: { display: "grid", gridTemplateColumns: "repeat(3, max-content) minmax(0, 1fr)" } } },
]);
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyItems: "start",
  columnGap: space.lg,
  paddingBlock: space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [desk]: { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } },
});
/** A note below the line. */
export const note = style({ gridColumn: "1 / -1", flexBasis: "100%" });
