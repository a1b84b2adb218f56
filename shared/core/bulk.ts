/** The most rows that one act of the desk does at once. */
export const mostAtOnce = 50;
