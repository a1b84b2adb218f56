import { style } from "@vanilla-extract/css";
import { desk, wideDesk } from "../../../shell/desk/lists/density.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { space } = tokens;

export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.sm,
  "@media": { [desk]: { gap: space.xxs } },
});
export const list = style({
  display: "grid",
  gap: space.xs,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": { [desk]: { gap: space.xxs }, [wideDesk]: { gap: "1px" } },
});
