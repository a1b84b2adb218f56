import type { Waiting } from "../../../web/shell/offline/queue/queue.ts";

/** An undelivered submission. */
export const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
  id: "0123456789abcdef",
  kind: "newRequest",
  form: "new-request",
  path: "/new-request",
  owner: "officer",
  about: "Ada Moss",
  input: { victimName: "Ada Moss" },
  values: { victimName: "Ada Moss" },
  writtenAt: "2026-11-21T04:00:00.000Z",
  tries: 0,
  notBefore: 0,
  ...changes,
});
