/** Opens a case over the overview, by the request's number. */
export const caseHref = (number: number) => `/admin/dashboard?tab=overview&case=${number}`;
