/** The list filters: upcoming, past, canceled, or all. */
export const eventViews = ["coming", "past", "cancelled", "all"] as const;
export type EventView = (typeof eventViews)[number];
