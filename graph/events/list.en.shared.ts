/** What a list of events says, with JavaScript and without. */
export const list = {
  empty: "No events scheduled for this period.",
  time: "Time",
  location: "Location",
  host: "Host",
  over: "Past event",
  cancelled: "Cancelled",
  notHeld: (reason: string) => `It does not take place: ${reason}`,
  onlyEnglish: "In English only",
  addToCalendar: "Add to Calendar",
  about: (button: string, event: string) => `${button}: ${event}`,
  previous: (month: string) => `Previous month: ${month}`,
  next: (month: string) => `Next month: ${month}`,
};
