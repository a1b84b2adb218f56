/**
 * Everything the server announces. Payloads carry ids only: a subscriber reads the rows under its
 * own permission. A domain adds its topics where it listens to them (`declare module`).
 */
export interface Announcements {
  [topic: string]: [unknown];
  /** `movedFrom`: the agency whose case it was until now. */
  requestChanged: [{ id: number; movedFrom?: number | undefined }];
  verificationChanged: [{ verificationId: number; movedFrom?: number | undefined }];
  sessionEnded: [{ sessionId: number }];
  configChanged: [{ version: number }];
  /** This process receives announcements again, after it may have missed some. */
  resumed: [Record<string, never>];
  /**
   * Work is due: a message in the outbox, a letter to write, a recommendation to make, or a code to
   * send.
   */
  workWaiting: [{ kind: "message" | "letter" | "recommendation" | "officer-code" }];
}

/** What screens subscribe to: `since` sends new subscribers also what was announced just before. */
export const watchedTopics = [
  "adminsChanged",
  "callbackChanged",
  "caseNoted",
  "configChanged",
  "correctionChanged",
  "entryChanged",
  "eventChanged",
  "feedbackChanged",
  "fundChanged",
  "healthSampled",
  "inboxChanged",
  "requestChanged",
  "rulebookChanged",
  "setupChanged",
  "statementChanged",
  "taskChanged",
  "vendorChanged",
  "verificationChanged",
] as const;
export type WatchedTopic = (typeof watchedTopics)[number];
