import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../../design/theme/tokens.css.ts";

const { font, space } = tokens;

export const groupTitle = style({ marginBlock: `${space.sm} ${space.xs}`, fontSize: font.md });
globalStyle(`li:first-child > ${groupTitle}`, { marginBlockStart: 0 });
