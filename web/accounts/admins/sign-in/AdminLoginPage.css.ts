import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { size, space } = tokens;

/** A form of two fields reads best in a narrow column, even on a wide screen. */
export const column = style({
  width: "100%",
  maxWidth: size.shell,
  marginInline: "auto",
  paddingBlock: space.lg,
});
