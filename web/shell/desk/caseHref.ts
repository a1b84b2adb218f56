/** Opens a case in the list of cases, by the request's number. */
export const caseHref = (number: number, tab?: "notes" | "person") =>
  `/admin/cases?case=${number}${tab ? `&tab=${tab}` : ""}`;
