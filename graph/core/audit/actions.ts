/*
 * The actions of the audit log, as noun.verb in lower case with hyphens, each with its sentence.
 * Log rows never change, so a word stays here for good. A word that is no longer written moves to
 * `formerSpellings`.
 */

export const auditActions = {
  "access.denied": "Was denied access",
  "admin.activated": "Activated an administrator account",
  "admin.address-given": "Set the first administrator's email address",
  "admin.created": "Created an administrator account",
  "admin.deactivated": "Deactivated an administrator account",
  "admin.deleted": "Deleted an administrator account",
  "admin.login": "Signed in to the admin area",
  "admin.password-changed": "Changed their password",
  "admin.password-confirmed": "Confirmed their password",
  "admin.password-reset": "Reset an administrator's password",
  "admin.recovery-codes-made": "Generated new recovery codes",
  "admin.role-changed": "Changed an administrator's role",
  "admin.second-factor-added": "Set up two-factor sign-in",
  "admin.second-factor-given": "Entered a two-factor code",
  "admin.second-factor-removed": "Turned off two-factor sign-in",
  "admin.sessions-ended": "Ended an administrator's sessions",
  "ai-ruleset.deleted": "Deleted an AI ruleset",
  "ai-ruleset.saved": "Saved an AI ruleset",
  "allocation.distributed": "Marked funds as distributed",
  "analytics.exported": "Exported the analytics report",
  "api-key.created": "Created an API key",
  "api-key.revoked": "Revoked an API key",
  "api-key.taken-over": "Took over an API key",
  "audit.exported": "Exported the audit log",
  "audit.verified": "Verified the audit log",
  "callback.answered": "Reached a person who requested a callback",
  "callback.claimed": "Claimed a callback",
  "callback.closed": "Closed a callback",
  "callback.dialled": "Dialed a callback number",
  "callback.given-back": "Returned a callback to the queue",
  "callback.read": "Viewed a callback number",
  "callback.requested": "Requested a callback",
  "compliance.reported": "Generated the compliance report",
  "correction.reopened": "Reopened a directory report",
  "correction.reported": "Reported a problem with a directory entry",
  "correction.resolved": "Resolved a directory report",
  "dispatch.completed": "Marked a dispatch as complete",
  "dispatch.reissued": "Reissued a dispatch",
  "dispatch.revealed": "Revealed the code of a dispatch",
  "dispatch.voided": "Voided a dispatch",
  "entry.added": "Added a directory entry",
  "entry.brought-back": "Restored a directory entry",
  "entry.changed": "Edited a directory entry",
  "entry.confirmed": "Confirmed a directory entry",
  "entry.imported": "Imported directory entries",
  "entry.retired": "Retired a directory entry",
  "event.cancelled": "Cancelled an event",
  "event.changed": "Changed an event",
  "event.created": "Added an event",
  "event.rsvp": "RSVP'd to an event",
  "event.rsvp-cancelled": "Cancelled an RSVP",
  "evidence.read": "Viewed a file",
  "evidence.removed": "Removed a file",
  "evidence.stored": "Uploaded a file",
  "evidence.swept": "Removed files that no request used",
  "feedback.contact-read": "Viewed the contact details of feedback",
  "feedback.handled": "Marked feedback as handled",
  "feedback.released": "Returned feedback to the queue",
  "feedback.reopened": "Reopened feedback",
  "feedback.submitted": "Sent feedback",
  "feedback.taken": "Claimed feedback",
  "inbox.read": "Marked a message as read",
  "letter.failed": "Failed to create a letter",
  "letter.read": "Viewed a letter",
  "letter.retried": "Retried a letter",
  "letter.voided": "Voided a letter",
  "letter.written": "Created a letter",
  "message.answered": "Replied to a message",
  "message.composed": "Sent a message or logged a call",
  "message.failed": "Failed to send a message",
  "message.read": "Viewed a message",
  "message.retried": "Retried a failed message",
  "network.blocked": "Blocked a network temporarily",
  "network.sessions-ended": "Ended all sessions from an IP address",
  "network.unblocked": "Unblocked a network",
  "officer.notifications-chosen": "Changed notification settings",
  "recipient.read": "Viewed a recipient's record",
  "recipient.revealed": "Revealed an anonymous recipient's name",
  "recipient.saved": "Saved a recipient's record",
  "recipient.updated": "Changed a recipient's record",
  "recommendation.made": "Recommended an amount and resources",
  "recommendation.resources-chosen": "Updated the recommended resources",
  "request.approval-recorded": "Approved a request that needs another approval",
  "request.approvals-voided": "Changed a request, which voided earlier approvals",
  "request.approved": "Approved a request",
  "request.attended": "Started handling a request",
  "request.completed": "Completed a request",
  "request.created": "Filed a request",
  "request.decision-lost": "Tried to decide a request that was already decided",
  "request.denied": "Denied a request",
  "request.dispatched": "Dispatched help for a request",
  "request.escalated": "Escalated a request that waited too long",
  "request.limit-reached": "Reached a funding limit",
  "request.needs-confirmed": "Confirmed what a request needs",
  "request.opened-foreign": "Viewed another officer's request",
  "request.person-judged": "Marked whether two requests are for the same person",
  "request.read": "Viewed a request",
  "request.stepped-aside": "Set a request's status outside the usual steps",
  "request.taken-on": "Assigned a citizen's request",
  "response.read": "Marked a response as read",
  "response.received": "Replied about a request",
  "satisfaction.answered": "Answered the satisfaction question",
  "satisfaction.asked": "Sent the satisfaction question",
  "session.ended": "Ended a session",
  "session.reopened": "Reopened a session after a lost response",
  "system.config-changed": "Changed the configuration",
  "system.config-reverted": "Reverted the configuration to an earlier version",
  "system.email-tested": "Sent a test email",
  "template.deleted": "Deleted a message template",
  "template.written": "Saved a message template",
  "urgency-rule.saved": "Saved an urgency rule",
  "vendor.added": "Added a provider",
  "vendor.changed": "Edited a provider",
  "vendor.codes-imported": "Imported a provider's codes",
  "vendor.deleted": "Deleted a provider",
  "vendor.switched": "Enabled or disabled a provider",
  "verification.domains-changed": "Changed the trusted agency domains",
  "verification.emergency": "Used 911 Verify",
  "verification.grant-ended": "Ended a 911 grant",
  "verification.rejected": "Rejected an officer",
  "verification.resent": "Resent the supervisor's email",
  "verification.services-added": "Added services to a case",
  "verification.submitted": "Submitted the officer form",
  "verification.verified": "Confirmed an officer",
  "verification.wrong-badge": "Entered a wrong badge number",
  "victim-info.added": "Added victim information",
  "victim-info.changed": "Changed victim information",
  "victim-info.revealed": "Revealed a government ID and date of birth",
  "webhook.created": "Created a webhook",
  "webhook.deleted": "Deleted a webhook",
  "webhook.disabled": "Turned off a webhook after failed deliveries",
  "webhook.replayed": "Resent an event to a webhook",
  "webhook.switched": "Turned a webhook on or off",
  "webhook.tested": "Sent a test event to a webhook",
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof auditActions;

/** Sentences for failures. Actions that are failures by nature have the same sentence either way. */
const failed: Partial<Record<AuditAction, string>> = {
  "access.denied": auditActions["access.denied"],
  "admin.login": "Failed to sign in to the admin area",
  "admin.password-changed": "Failed to change their password",
  "admin.password-confirmed": "Entered a wrong password to confirm",
  "admin.second-factor-given": "Entered a wrong two-factor code",
  "audit.verified": "Verified the audit log and found it broken",
  "letter.failed": auditActions["letter.failed"],
  "message.failed": auditActions["message.failed"],
  "request.decision-lost": auditActions["request.decision-lost"],
  "request.read": "Failed to view a request",
  "verification.wrong-badge": auditActions["verification.wrong-badge"],
};

/** The sentence for an action, or for its failure. */
export const sentenceFor = (action: AuditAction, isFailure: boolean): string =>
  isFailure ? (failed[action] ?? `Failed: ${auditActions[action]}`) : auditActions[action];

/** Earlier spellings of some actions, which older rows still have. */
const formerSpellings: Partial<Record<AuditAction, readonly string[]>> = {
  "admin.address-given": ["admin.addressGiven"],
  "admin.password-changed": ["admin.passwordChanged"],
  "event.rsvp-cancelled": ["event.rsvpCancelled"],
  "recommendation.resources-chosen": ["recommendation.resources_chosen"],
};

/** Every spelling of an action in the log, for filters. */
export const spellingsOf = (action: AuditAction): string[] => [action, ...(formerSpellings[action] ?? [])];

/** The action of a row in its current spelling. Undefined if no version ever wrote the word. */
export const actionOf = (written: string): AuditAction | undefined =>
  Object.hasOwn(auditActions, written)
    ? (written as AuditAction)
    : (Object.keys(formerSpellings) as AuditAction[]).find((action) =>
        formerSpellings[action]?.includes(written),
      );

/** The kind of object that a row is about. Some older rows spell it with a capital. */
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
