/** The words of an event list, which the web app and the page without JavaScript share. */
export const list = {
  empty: "No events scheduled for this period.",
  time: "Time",
  location: "Location",
  host: "Host",
  over: "Past event",
  cancelled: "Canceled",
  notHeld: (reason: string) => `Canceled because: ${reason}`,
  onlyEnglish: "In English only",
  addToCalendar: "Add to Calendar",
  about: (button: string, event: string) => `${button}: ${event}`,
  previous: (month: string) => `Previous month: ${month}`,
  next: (month: string) => `Next month: ${month}`,
};
