/** A phone held upright. */
export const phone = "(max-width: 40rem)";
/** Enough width to work with a mouse or a keyboard all day. */
export const desk = "(min-width: 64rem)";

/** The window below the banner of a demo or a training, which sets the variable. */
export const windowHeight = "calc(100dvh - var(--banner-height, 0px))";
