import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, font, space } = tokens;

export const item = style({
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const title = style({ margin: 0, fontSize: font.md, fontWeight: 600 });
/** DNS records are long, and have no spaces. */
export const fact = style({ margin: 0, maxWidth: "75ch", overflowWrap: "anywhere" });
export const meaning = style({ margin: 0, maxWidth: "75ch", color: color.muted, fontSize: font.sm });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  selectors: { "&:empty": { display: "none" } },
});
