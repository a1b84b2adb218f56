import { style } from "@vanilla-extract/css";
import { anywhere } from "../../../design/layout/layout.css.ts";
import { tokens } from "../../../design/theme/tokens.css.ts";

export const secret = style([anywhere, { fontSize: tokens.font.md }]);
/** Each character separately, so that none is misread. */
export const password = style([
  anywhere,
  {
    fontFamily: "ui-monospace, monospace",
    fontSize: tokens.font.lg,
    letterSpacing: "0.06em",
    userSelect: "all",
  },
]);
