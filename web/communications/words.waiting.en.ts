/** Of its lines on the overview, which load no others. */
export const en = {
  title: "Communication Center",
  unread: (count: number) => `${count} unread`,
  outbox: "Outbox",
  waiting: (count: number) => `${count} to go out`,
  failed: (count: number) => `${count} failed`,
};
