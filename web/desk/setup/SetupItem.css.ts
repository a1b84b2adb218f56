import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { color, font, space } = tokens;

export const item = style({
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  paddingBlock: space.sm,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [desk]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.xl } },
});
globalStyle(`${item} > *`, { "@media": { [desk]: { gridColumn: 1 } } });
globalStyle(`${item} > :first-child`, { "@media": { [desk]: { gridColumn: "1 / -1" } } });
export const title = style({ margin: 0, fontSize: font.md, fontWeight: 600 });
/** DNS records are long, and have no spaces. */
export const fact = style({ margin: 0, maxWidth: "75ch", overflowWrap: "anywhere" });
export const meaning = style({ margin: 0, maxWidth: "75ch", color: color.muted, fontSize: font.sm });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  selectors: {
    "&:empty": { display: "none" },
    // Beside what was found and why it matters.
    [`${item} > &`]: {
      "@media": {
        [desk]: { gridColumn: 2, gridRow: "2 / span 2", justifyContent: "end", alignSelf: "start" },
      },
    },
  },
});
