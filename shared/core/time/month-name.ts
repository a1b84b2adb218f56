/** `November 2026`, for a month given as `2026-11`, which is the same in every time zone. */
export const monthName = (month: string, localeTag: string): string =>
  new Intl.DateTimeFormat(localeTag, { year: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${month}-01`),
  );
