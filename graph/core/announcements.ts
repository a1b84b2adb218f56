/**
 * Everything the server announces. Payloads carry ids only: a listener reads the rows itself, under
 * its own permission. A domain adds its topics where it listens to them (`declare module`).
 */
export interface Announcements {
  [topic: string]: [unknown];
  requestChanged: [{ id: number }];
  verificationChanged: [{ verificationId: number }];
  sessionEnded: [{ sessionId: number }];
  configChanged: [{ version: number }];
  /** This process receives announcements again, after it may have missed some. */
  resumed: [Record<string, never>];
  /** A message waits in the outbox, a letter to be written, or a request for its recommendation. */
  workWaiting: [{ kind: "message" | "letter" | "recommendation" }];
}
