/**
 * The maintenance mark of a page, which shows the notice in its frame. The server sets it on pages,
 * and its answers keep it current.
 */
export const markMaintained = (isOn: boolean): void =>
  void document.documentElement.toggleAttribute("data-maintained", isOn);

/** The header of the server's answers meanwhile. */
export const maintainedHeader = "safevoice-maintained";
