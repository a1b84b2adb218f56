/*
 * Every word that the audit log uses, as noun.verb in lower case with hyphens, and what each says of whoever did it. Rows can never be changed, so a
 * word that stands here is kept for good: one that is no longer written moves to `formerSpellings`.
 */

export const auditActions = {
  "access.denied": "Was refused",
  "admin.address-given": "Gave the first administrator an e-mail address",
  "admin.created": "Created an administrator's account",
  "admin.login": "Signed in to the administrators' area",
  "admin.password-changed": "Changed the account's password",
  "allocation.distributed": "Marked the money as distributed",
  "callback.requested": "Asked to be called back",
  "correction.reopened": "Opened a report about the directory again",
  "correction.reported": "Reported a wrong entry of the directory",
  "correction.resolved": "Resolved a report about the directory",
  "event.rsvp": "Said that they come to an event",
  "event.rsvp-cancelled": "Said that they no longer come to an event",
  "evidence.read": "Opened a file",
  "evidence.removed": "Removed a file",
  "evidence.stored": "Stored a file",
  "evidence.swept": "Removed files that no request took",
  "feedback.submitted": "Sent feedback",
  "message.failed": "Gave a message up",
  "message.retried": "Sent a failed message again",
  "officer.notifications-chosen": "Chose how to be notified",
  "recipient.read": "Read a recipient's record",
  "recipient.revealed": "Revealed an anonymous recipient's name",
  "recipient.saved": "Saved a recipient's record",
  "recipient.updated": "Changed a recipient's record",
  "recommendation.made": "Recommended an amount and resources",
  "recommendation.resources-chosen": "Chose resources for a request anew",
  "request.approval-recorded": "Gave one of the approvals that a request needs",
  "request.approvals-voided": "Voided earlier approvals by a change of the request",
  "request.approved": "Approved a request",
  "request.completed": "Completed a request",
  "request.created": "Filed a request",
  "request.decision-lost": "Decided on a request that somebody else had decided",
  "request.denied": "Denied a request",
  "request.dispatched": "Dispatched help for a request",
  "request.limit-reached": "Reached a limit of money",
  "request.needs-confirmed": "Confirmed what a request needs",
  "request.opened-foreign": "Opened somebody else's request",
  "request.read": "Read a request",
  "session.ended": "Ended a session",
  "session.reopened": "Got a new session for one whose answer was lost",
  "verification.emergency": "Used 911 Verify",
  "verification.rejected": "Did not confirm an officer",
  "verification.resent": "Sent the supervisor's mail again",
  "verification.services-added": "Added services to a case",
  "verification.submitted": "Filed the officer form",
  "verification.verified": "Confirmed an officer",
  "verification.wrong-badge": "Entered a wrong badge number",
  "victim-info.added": "Added victim information",
  "victim-info.changed": "Changed victim information",
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof auditActions;

/** How some words were spelled before there was one spelling; rows that say so stay as they are. */
const formerSpellings: Partial<Record<AuditAction, readonly string[]>> = {
  "admin.address-given": ["admin.addressGiven"],
  "admin.password-changed": ["admin.passwordChanged"],
  "event.rsvp-cancelled": ["event.rsvpCancelled"],
  "recommendation.resources-chosen": ["recommendation.resources_chosen"],
};

/** Every word under which the log holds an action: what a filter over the log looks for. */
export const spellingsOf = (action: AuditAction): string[] => [action, ...(formerSpellings[action] ?? [])];

/** The action that a row tells of, however it was spelled; undefined for a word that no version of the product wrote. */
export const actionOf = (written: string): AuditAction | undefined =>
  Object.hasOwn(auditActions, written)
    ? (written as AuditAction)
    : (Object.keys(formerSpellings) as AuditAction[]).find((action) =>
        formerSpellings[action]?.includes(written),
      );

/** What a row is about; with `resourceId` it names one. Rows from before there was one spelling have some of these with a capital. */
export type AuditResource =
  | "access"
  | "admin"
  | "allocation"
  | "callback"
  | "correction"
  | "event"
  | "evidence"
  | "feedback"
  | "message"
  | "officer"
  | "recipient"
  | "request"
  | "session"
  | "verification";
