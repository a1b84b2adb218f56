import { style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

export const secret = style({ overflowWrap: "anywhere", fontSize: tokens.font.md });
