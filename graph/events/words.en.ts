/** The list for those without JavaScript; what both say, they say alike (web/events/words.en.ts). */
export const en = {
  coming: "Coming events",
  empty: "No events scheduled for this period.",
  time: "Time",
  location: "Location",
  host: "Host",
  over: "Past event",
  addToCalendar: "Add to Calendar",
  about: (link: string, event: string) => `${link}: ${event}`,
  previous: (month: string) => `Previous month: ${month}`,
  next: (month: string) => `Next month: ${month}`,
  later: (month: string) => `More events from ${month}`,
};
