/** A phone held upright. */
export const phone = "(max-width: 40rem)";
/** Enough width to work with a mouse or a keyboard all day. */
export const desk = "(min-width: 64rem)";
