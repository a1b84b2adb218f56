import { globalStyle, style } from "@vanilla-extract/css";
import { field, label } from "../../design/fields/field.css.ts";
import { oneLine } from "../../design/layout/layout.css.ts";
import { hidesVisually } from "../../design/text/visuallyHidden.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";

const { color, space } = tokens;

/** The search spans the row, with the filters below it. */
export const tools = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
globalStyle(`${tools} > *`, { flex: "1 1 9rem", minWidth: 0 });
globalStyle(`${tools} > :first-child`, { flexBasis: "100%" });
/** Its icon and its placeholder identify the search, and "Any ..." the filters. */
globalStyle(`${tools} ${field}`, { position: "relative" });
globalStyle(`${tools} ${label}`, hidesVisually);

/** The box that chooses a thread has a place of its own before its lines. */
export const withBox = style({ display: "flex", alignItems: "flex-start", gap: space.sm, minWidth: 0 });
export const box = style({ flexShrink: 0 });
export const thread = style({
  flex: "1 1 0",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  minWidth: 0,
});
/** Beside the name: what is urgent, and when. */
export const marks = style({ display: "flex", flexShrink: 0, alignItems: "center", gap: space.xs });
/** Below the name: the channel, the newest message, and the case. */
export const below = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minWidth: 0,
  color: color.muted,
});
export const preview = style({
  flex: "1 1 0",
  minWidth: 0,
  margin: 0,
  ...oneLine,
  color: color.muted,
});
/** The messages, and the case facts beside them if there is room. */
export const pane = style({
  display: "grid",
  gap: space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&[data-facts]": { gridTemplateColumns: "minmax(0, 1fr) 18rem" } },
});
export const facts = style({
  display: "grid",
  gap: space.sm,
  minWidth: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `1px solid ${color.line}`,
});
export const composer = style({
  display: "grid",
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
