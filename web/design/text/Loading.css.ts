import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const loading = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.sm,
  paddingBlock: space.xl,
  color: color.muted,
  selectors: { "&[data-shaped]": { justifyContent: "flex-start", paddingBlock: space.sm } },
});
const fade = keyframes({ "50%": { opacity: 0.5 } });
const fading = {
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${fade} 1.6s ease-in-out infinite` },
  },
};
/** In the place of a part of a page. */
export const reserved = style({
  ...fading,
  background: `repeating-linear-gradient(${color.sunken} 0 1rem, transparent 1rem 2.5rem)`,
  borderRadius: radius.sm,
});
/** What loads is taller than the screen, so nothing below moves when it arrives. */
export const shape = style({
  ...fading,
  display: "grid",
  alignContent: "start",
  gap: space.md,
  minHeight: "100dvh",
});
globalStyle(`${shape} > *`, {
  background: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
/** Lines of a table. */
globalStyle(`${shape}[data-shape="rows"]`, { gap: 0, borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${shape}[data-shape="rows"] > *`, {
  height: "2.5rem",
  borderWidth: "0 0 1px",
  borderRadius: 0,
  background: `linear-gradient(${color.sunken}, ${color.sunken}) 0 50% / 100% 0.75rem no-repeat`,
  backgroundClip: "content-box",
  paddingInline: `${space.sm} 35%`,
});
globalStyle(`${shape}[data-shape="rows"] > :nth-child(even)`, { paddingInlineEnd: "50%" });
/** Cards of a list. */
globalStyle(`${shape}[data-shape="cards"] > *`, { height: "8rem", borderRadius: radius.lg });
/** Fields under their labels. */
globalStyle(`${shape}[data-shape="fields"] > *`, { height: "2.75rem", marginBlockStart: space.lg });
