/** Messages and calls that a restore holds are due then: never, until a super admin decides. */
export const heldUntil = new Date("9999-01-01T00:00:00Z");
export const heldReason = "Held by a restore from a backup. A super admin decides on System status.";
export const discardedReason = "Not sent: held by a restore from a backup.";
