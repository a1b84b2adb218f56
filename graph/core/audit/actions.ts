/*
 * Every word that the audit log uses, as noun.verb in lower case with hyphens, and what each says of whoever did it. Rows can never be changed, so a
 * word that stands here is kept for good: one that is no longer written moves to `formerSpellings`.
 */

export const auditActions = {
  "access.denied": "Was refused",
  "admin.activated": "Activated an administrator's account",
  "admin.address-given": "Gave the first administrator an e-mail address",
  "admin.created": "Created an administrator's account",
  "admin.deactivated": "Deactivated an administrator's account",
  "admin.deleted": "Deleted an administrator's account",
  "admin.login": "Signed in to the administrators' area",
  "admin.password-changed": "Changed the account's password",
  "admin.password-confirmed": "Gave the account's password again",
  "admin.password-reset": "Gave an administrator's account a temporary password",
  "admin.recovery-codes-made": "Made new recovery codes",
  "admin.role-changed": "Changed an administrator's role",
  "admin.second-factor-added": "Set up two-factor sign-in",
  "admin.second-factor-given": "Gave the code of two-factor sign-in",
  "admin.second-factor-removed": "Switched two-factor sign-in off",
  "admin.sessions-ended": "Ended an administrator's sessions",
  "ai-ruleset.deleted": "Deleted an AI ruleset",
  "ai-ruleset.saved": "Wrote an AI ruleset",
  "allocation.distributed": "Marked the money as distributed",
  "analytics.exported": "Exported the analytics",
  "api-key.created": "Made an API key",
  "api-key.revoked": "Revoked an API key",
  "api-key.taken-over": "Took over an API key",
  "audit.exported": "Exported the audit log",
  "audit.verified": "Verified the chain of the audit log",
  "callback.answered": "Reached somebody who had asked for a call",
  "callback.claimed": "Took a call-back on",
  "callback.closed": "Closed a call-back",
  "callback.dialled": "Dialled a call-back's number",
  "callback.given-back": "Gave a call-back back to the queue",
  "callback.read": "Opened a call-back's number",
  "callback.requested": "Asked to be called back",
  "compliance.reported": "Made the compliance report",
  "correction.reopened": "Opened a report about the directory again",
  "correction.reported": "Reported a wrong entry of the directory",
  "correction.resolved": "Resolved a report about the directory",
  "dispatch.completed": "Marked help as given",
  "dispatch.reissued": "Gave help out again in place of help that was taken back",
  "dispatch.revealed": "Revealed the code of a dispatch",
  "dispatch.voided": "Took a dispatch back",
  "entry.added": "Added an entry to the directory",
  "entry.brought-back": "Brought an entry of the directory back",
  "entry.changed": "Changed an entry of the directory",
  "entry.confirmed": "Confirmed an entry of the directory",
  "entry.imported": "Imported entries of the directory",
  "entry.retired": "Took an entry off the directory",
  "event.cancelled": "Cancelled an event",
  "event.changed": "Changed an event",
  "event.created": "Added an event",
  "event.rsvp": "Said that they come to an event",
  "event.rsvp-cancelled": "Said that they no longer come to an event",
  "evidence.read": "Opened a file",
  "evidence.removed": "Removed a file",
  "evidence.stored": "Stored a file",
  "evidence.swept": "Removed files that no request took",
  "feedback.contact-read": "Read how somebody who sent feedback can be reached",
  "feedback.handled": "Handled feedback",
  "feedback.released": "Gave feedback back to be taken",
  "feedback.reopened": "Opened feedback again",
  "feedback.submitted": "Sent feedback",
  "feedback.taken": "Took feedback to see to it",
  "inbox.read": "Marked what came in as read",
  "letter.failed": "Could not write a letter",
  "letter.read": "Read a letter",
  "letter.retried": "Tried a letter again",
  "letter.voided": "Declared a letter void",
  "letter.written": "Wrote a letter",
  "message.answered": "Answered what came in",
  "message.composed": "Wrote a message or noted a call",
  "message.failed": "Gave a message up",
  "message.read": "Opened a communication",
  "message.retried": "Sent a failed message again",
  "network.blocked": "Blocked a network for a time",
  "network.sessions-ended": "Ended the sessions of an address",
  "network.unblocked": "Ended the block of a network",
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
  "request.attended": "Said that they attend to a request",
  "request.completed": "Completed a request",
  "request.created": "Filed a request",
  "request.decision-lost": "Decided on a request that somebody else had decided",
  "request.denied": "Denied a request",
  "request.dispatched": "Dispatched help for a request",
  "request.escalated": "Told somebody that a request waits too long",
  "request.limit-reached": "Reached a limit of money",
  "request.needs-confirmed": "Confirmed what a request needs",
  "request.opened-foreign": "Opened somebody else's request",
  "request.person-judged": "Said whether two requests are for the same person",
  "request.read": "Read a request",
  "request.stepped-aside": "Set a request's status by an unusual step",
  "request.taken-on": "Took on a citizen's request",
  "response.read": "Marked a response as read",
  "response.received": "Wrote back about a request",
  "satisfaction.answered": "Said how the help was",
  "satisfaction.asked": "Asked how the help was",
  "session.ended": "Ended a session",
  "session.reopened": "Got a new session for one whose answer was lost",
  "system.config-changed": "Changed the configuration",
  "system.config-reverted": "Set the configuration back to an earlier version",
  "system.email-tested": "Sent a test mail",
  "template.deleted": "Took a message template out of use",
  "template.written": "Wrote a message template",
  "urgency-rule.saved": "Wrote an urgency rule",
  "vendor.added": "Added a provider",
  "vendor.changed": "Changed what is known of a provider",
  "vendor.codes-imported": "Imported a provider's codes",
  "vendor.deleted": "Deleted a provider",
  "vendor.switched": "Enabled or disabled a provider",
  "verification.domains-changed": "Changed the trusted agency domains",
  "verification.emergency": "Used 911 Verify",
  "verification.grant-ended": "Ended a 911 grant",
  "verification.rejected": "Did not confirm an officer",
  "verification.resent": "Sent the supervisor's mail again",
  "verification.services-added": "Added services to a case",
  "verification.submitted": "Filed the officer form",
  "verification.verified": "Confirmed an officer",
  "verification.wrong-badge": "Entered a wrong badge number",
  "victim-info.added": "Added victim information",
  "victim-info.changed": "Changed victim information",
  "victim-info.revealed": "Revealed a government id and a birth date",
  "webhook.created": "Made a webhook",
  "webhook.deleted": "Deleted a webhook",
  "webhook.disabled": "Switched a webhook off that nothing reached",
  "webhook.replayed": "Told a webhook of an event again",
  "webhook.switched": "Switched a webhook on or off",
  "webhook.tested": "Sent a test to a webhook",
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof auditActions;

/** What an entry says of whoever did not succeed. What tells of a failure by itself stands here, too: it says the same either way. */
const failed: Partial<Record<AuditAction, string>> = {
  "access.denied": auditActions["access.denied"],
  "admin.login": "Tried to sign in to the administrators' area",
  "admin.password-changed": "Tried to change the account's password",
  "admin.password-confirmed": "Gave a wrong password when asked for it again",
  "admin.second-factor-given": "Gave a wrong code of two-factor sign-in",
  "audit.verified": "Verified the chain of the audit log, and it was not found whole",
  "letter.failed": auditActions["letter.failed"],
  "message.failed": auditActions["message.failed"],
  "request.decision-lost": auditActions["request.decision-lost"],
  "request.read": "Tried to read a request",
  "verification.wrong-badge": auditActions["verification.wrong-badge"],
};

/** An action as a sentence about whoever did it, or failed to. */
export const sentenceFor = (action: AuditAction, isFailure: boolean): string =>
  isFailure ? (failed[action] ?? `Did not succeed: ${auditActions[action]}`) : auditActions[action];

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
  | "ai-ruleset"
  | "allocation"
  | "api-key"
  | "audit"
  | "analytics"
  | "callback"
  | "compliance"
  | "correction"
  | "dispatch"
  | "entry"
  | "event"
  | "evidence"
  | "feedback"
  | "letter"
  | "message"
  | "network"
  | "officer"
  | "recipient"
  | "request"
  | "session"
  | "template"
  | "system"
  | "urgency-rule"
  | "vendor"
  | "verification"
  | "webhook";
