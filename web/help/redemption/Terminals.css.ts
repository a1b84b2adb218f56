import { style } from "@vanilla-extract/css";
import { tokens } from "../../design/theme/tokens.css.ts";

const { space, radius, color } = tokens;

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const sheet = style({ display: "grid", gap: space.sm, justifyItems: "center", textAlign: "center" });
export const qr = style({ width: "min(100%, 15rem)", borderRadius: radius.md });
export const address = style({ overflowWrap: "anywhere", fontSize: "0.875rem" });
