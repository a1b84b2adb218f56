/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Communication Center",
  unread: (count: number) => `${count} unread`,
  outbox: "Outbox",
  state: "Waiting",
  arrival: "Messages that did not arrive",
  undelivered: (count: number) => String(count),
  findAnotherWay: "Find another way",
  waiting: (count: number) => `${count} waiting`,
  failed: (count: number) => `${count} failed`,
};
