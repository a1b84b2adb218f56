/**
 * The mark of a page while nobody but administrators can send anything; the frame's notice is seen
 * by it. The server sends pages with it, and what it answers meanwhile keeps it true.
 */
export const markMaintained = (isOn: boolean): void =>
  void document.documentElement.toggleAttribute("data-maintained", isOn);

/** What the server's answers have meanwhile. */
export const maintainedHeader = "safevoice-maintained";
