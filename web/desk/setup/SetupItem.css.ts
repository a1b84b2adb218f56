import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, font, space } = tokens;

/** At a desk: its name, what was found, and what is done about it. */
export const item = style({
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  paddingBlock: space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [desk]: { gridTemplateColumns: "14rem minmax(0, 1fr) auto", columnGap: space.lg } },
});
export const head = style({ display: "flex", flexWrap: "wrap", gap: space.xs, alignContent: "start" });
export const title = style({ margin: 0, fontSize: font.md, fontWeight: 600 });
export const found = style({ display: "grid", gap: space.xxs, alignContent: "start", minWidth: 0 });
/** DNS records are long, and have no spaces. */
export const fact = style({ margin: 0, maxWidth: "75ch", overflowWrap: "anywhere" });
/** High enough to press. */
export const why = style({
  width: "fit-content",
  paddingBlock: space.xxs,
  color: color.muted,
  fontSize: font.sm,
  cursor: "pointer",
});
export const meaning = style({
  margin: 0,
  marginBlockStart: space.xs,
  maxWidth: "75ch",
  color: color.muted,
  fontSize: font.sm,
  overflowWrap: "anywhere",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space.sm,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [desk]: { justifyContent: "end", maxWidth: "17rem" } },
});
