/**
 * The installation's time zone, with which the server marks its pages. Undefined elsewhere, as in
 * prerendering: then the device's.
 */
export const markedZone = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.dataset["zone"];

/** For what the server decides by the day: dates of birth, months, case numbers. */
export const installationZone = (): string =>
  markedZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
