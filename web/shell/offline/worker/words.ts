/** The page of a Help Pass without a connection, if this device keeps nothing of it. */
export const en = {
  title: "Not connected",
  text: "Nothing is kept on this device. Open the page again when you have a connection.",
  removed: "Removed from this device.",
  retry: "Try again",
  exit: "Exit this page",
  danger: "In danger: 911. In a crisis: 988. For food, a room, or a ride: 2-1-1.",
};
