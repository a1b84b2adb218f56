/** The most rows that one act of the desk does at once. */
export const maxAtOnce = 50;
