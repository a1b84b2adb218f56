import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";
import { field, label } from "../../../design/fields/field.css.ts";
import { hidesVisually } from "../../../design/text/visuallyHidden.css.ts";
import { desk, phone } from "../../../design/theme/widths.ts";

/** The search takes the space that the filter leaves; stacked on a phone and with large text. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
  alignItems: "end",
});
globalStyle(`${tools} > :first-child`, { flex: "1 1 18rem" });
globalStyle(`${tools} > :last-child`, {
  flex: "1 1 14rem",
  "@media": { "(min-width: 40rem)": { flex: "0 1 14rem" }, [desk]: { flex: "0 1 18rem" } },
});

const besideLabel = {
  "@media": {
    [desk]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      columnGap: tokens.space.sm,
    },
  },
} as const;
/** At a desk the labels are next to their fields. */
globalStyle(`${tools} > ${field}`, besideLabel);

/**
 * With several filters the search takes the rest of a wide screen, and is above them on a narrow
 * one.
 */
export const manyTools = style({
  display: "grid",
  gap: tokens.space.sm,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(min-width: 60rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)" } },
});
/** On a phone, the search icon and the placeholder identify the field. */
globalStyle(`:is(${tools}, ${manyTools}) > ${field}:first-child > ${label}`, {
  "@media": { [phone]: hidesVisually },
});
export const filters = style({
  display: "grid",
  gap: tokens.space.sm,
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
});

/** Also beside the search and two filters; three have no room for it. */
globalStyle(
  `${manyTools}:where(:not(:has(> ${filters} > ${field} ~ ${field} ~ ${field}))) ${field}`,
  besideLabel,
);

/** The button that lists the keys is at the end of the tools. */
export const toolsAndKeys = style({ display: "flex", gap: tokens.space.xs, alignItems: "end" });
globalStyle(`${toolsAndKeys} > :first-child`, { flex: "1 1 auto", minWidth: 0 });
