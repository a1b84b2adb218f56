import { globalStyle, style } from "@vanilla-extract/css";
import { onPhone } from "../../design/overlays/Dialog.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, radius, color } = tokens;
const onItsSide = "screen and (orientation: landscape) and (max-height: 30rem)";

/** On a phone the QR code takes all the room that the rest leaves. */
export const sheet = style({
  display: "grid",
  gap: space.md,
  "@media": {
    [onPhone]: { gridTemplateRows: "1fr auto auto", gap: space.xs },
    [onItsSide]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "1fr auto auto auto",
      columnGap: space.lg,
      alignItems: "center",
    },
  },
});
export const card = style({
  display: "grid",
  gap: space.sm,
  justifyItems: "center",
  textAlign: "center",
  "@media": {
    [onPhone]: { alignContent: "center", gap: space.xs },
    [onItsSide]: { display: "contents" },
  },
});
export const qr = style({
  width: "min(100%, 20rem)",
  background: "#fff",
  borderRadius: radius.md,
  "@media": {
    // As large as the rest leaves room for.
    [onPhone]: { gridRow: 2, width: "clamp(9rem, 100dvh - 27rem, 100%)" },
    // Its own proportions must not make its row taller than the room that is left.
    [onItsSide]: { gridRow: "1 / -1", gridColumn: 1, width: "100%", height: 0, minHeight: "100%" },
    print: { width: "13rem" },
  },
});
/** A code that fills a small phone explains itself. */
export const scan = style({ "@media": { "screen and (max-height: 40rem)": { display: "none" } } });
export const address = style({ "@media": { [onPhone]: { gridRow: 3 }, [onItsSide]: { gridRow: "auto" } } });
export const facts = style({
  "@media": { [onPhone]: { gridRow: 4 }, [onItsSide]: { gridRow: "auto" } },
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space.xxs} clamp(${space.md}, 5vw, ${space.xl})`,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: color.muted });
globalStyle(`${facts} dd`, { margin: 0 });
export const secret = style({
  fontSize: "clamp(1.25rem, 6vw, 1.75rem)",
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: "0.06em",
  fontVariantNumeric: "tabular-nums",
});
export const once = style({
  padding: space.sm,
  border: `1px solid ${color.caution.border}`,
  borderRadius: radius.md,
  background: color.caution.bg,
  "@media": { "screen and (max-height: 40rem)": { padding: space.xxs, lineHeight: 1.25 } },
});
/** Always in view, also if a long language or large letters leave too little room. */
export const acts = style({
  "@media": {
    [onPhone]: {
      position: "sticky",
      insetBlockEnd: 0,
      marginBlockEnd: `calc(-1 * ${space.md})`,
      paddingBlock: `${space.xs} ${space.md}`,
      background: color.surface,
    },
  },
});
globalStyle(`${acts} button`, { "@media": { [onPhone]: { flex: "1 1 auto" } } });

// An eighth of a sheet: A7 on A4.
globalStyle("[data-pass-card]", {
  "@media": { print: { width: "74mm", minHeight: "100mm", padding: "5mm", border: "1px dashed #75848f" } },
});

// The card is printed alone, without the page and the dialog around it.
for (const around of [
  "body:has([data-pass-card]) > :not(:has([data-pass-card]))",
  "[role=dialog]:has([data-pass-card]) > :not(:has([data-pass-card]))",
  ":has(> [data-pass-card]) > :not([data-pass-card])",
])
  globalStyle(around, { "@media": { print: { display: "none !important" } } });
