/** Marks the header of a page or dialog, whose links must stay reachable. */
export const staysClear = { "data-stays-clear": "" };
/** Marks the bottom bar of a page, which nothing floating may cover. */
export const isBottomBar = { "data-bottom-bar": "" };
/** Marks what toasts are about, such as a secret that is shown once: they appear next to it. */
export const isSpokenOf = { "data-spoken-of": "" };
