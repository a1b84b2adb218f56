/** Every message that the product sends, by what it is for. */
export type MessageKind =
  | "supervisor-verification"
  | "supervisor-emergency"
  | "emergency-notice"
  | "officer-verification-result"
  | "supervisor-approval"
  | "officer-request-result"
  | "officer-approval-voided"
  | "victim-request-result"
  | "letter-officer"
  | "letter-victim"
  | "admin-notice";

/** A worker that takes longer than this over one message is taken for dead, and another one sends it. */
export const leaseMs = 60_000;
export const maxTries = 12;
/** How many messages one worker takes at a time; few enough to be sent well within the lease. */
export const claimSize = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 60 * 60_000;

/** How long to wait after the n-th failed try (1 is the first): 30 seconds, doubling up to an hour. */
export const waitAfterTryMs = (tries: number): number =>
  Math.min(firstWaitMs * 2 ** Math.max(0, tries - 1), longestWaitMs);
