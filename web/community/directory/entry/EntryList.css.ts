import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

export const groupTitle = style({
  marginBlock: `${tokens.space.sm} ${tokens.space.md}`,
  fontSize: tokens.font.lg,
});
