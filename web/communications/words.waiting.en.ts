/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Communication Center",
  unread: (count: number) => `${count} unread`,
  outbox: "Outbox",
  waiting: (count: number) => `${count} queued`,
  failed: (count: number) => `${count} failed`,
};
