/** The pointer or the focus is in a list, so none of its rows may move. */
export const isInUse = (list: HTMLElement | null): boolean =>
  list !== null && (list.matches(":hover") || list.contains(document.activeElement));
