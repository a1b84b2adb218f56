import { style } from "@vanilla-extract/css";
import { tokens } from "../design/tokens.css.ts";

export const secret = style({ overflowWrap: "anywhere", fontSize: tokens.font.md });
