import { tokens } from "../../../design/theme/tokens.css.ts";

const { font, size, space } = tokens;

/** Enough for two cases side by side. */
export const widestDesk = "(min-width: 120rem)";
/** Of the bar at the top of every desk page. */
export const barHeight = "3.5rem";

/**
 * Smaller measures of the design system for the desk's pages: more cases in sight. Targets stay
 * above the 24 px of WCAG 2.5.8.
 */
export const compact = {
  [size.target]: "2.25rem",
  [space.xs]: "0.375rem",
  [space.sm]: "0.5rem",
  [space.md]: "0.75rem",
  [space.lg]: "1rem",
  [space.xl]: "1.5rem",
  [font.xs]: "0.8125rem",
  [font.sm]: "0.875rem",
  [font.md]: "0.9375rem",
  [font.lg]: "1rem",
  [font.xl]: "1.25rem",
  [font.xxl]: "1.375rem",
  [font.display]: "1.5rem",
};

/** The smallest ones that an account may choose. */
export const dense = {
  ...compact,
  [size.target]: "1.875rem",
  [space.xs]: "0.25rem",
  [space.sm]: "0.375rem",
  [space.md]: "0.5rem",
  [space.lg]: "0.75rem",
  [font.xs]: "0.75rem",
  [font.sm]: "0.8125rem",
  [font.md]: "0.875rem",
};
