import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "callback.answered": "Reached a person who requested a callback",
    "callback.claimed": "Claimed a callback",
    "callback.closed": "Closed a callback",
    "callback.dialled": "Dialed a callback number",
    "callback.given-back": "Returned a callback to the queue",
    "callback.read": "Viewed a callback number",
    "correction.reopened": "Reopened a directory report",
    "correction.reported": "Reported a problem with a directory entry",
    "correction.resolved": "Resolved a directory report",
    "entry.added": "Added a directory entry",
    "entry.brought-back": "Restored a directory entry",
    "entry.changed": "Edited a directory entry",
    "entry.confirmed": "Confirmed a directory entry",
    "entry.unconfirmed": "Undid the confirmation of a directory entry",
    "entry.full": "Said that a shelter is full tonight",
    "entry.link-made": "Made a shelter's link",
    "entry.link-replaced": "Replaced a shelter's link",
    "entry.link-revoked": "Stopped a shelter's link",
    "entry.room": "Said that a shelter has room again",
    "entry.imported": "Imported directory entries",
    "entry.retired": "Retired a directory entry",
    "event.cancelled": "Cancelled an event",
    "event.changed": "Changed an event",
    "event.created": "Added an event",
    "event.rsvp": "RSVP'd to an event",
    "event.rsvp-cancelled": "Cancelled an RSVP",
    "feedback.contact-read": "Viewed the contact details of feedback",
    "feedback.handled": "Marked feedback as handled",
    "feedback.released": "Returned feedback to the queue",
    "feedback.reopened": "Reopened feedback",
    "feedback.submitted": "Sent feedback",
    "feedback.taken": "Claimed feedback",
    "callback.requested": "Requested a callback",
  },
  {
    former: {
      "event.rsvp-cancelled": ["event.rsvpCancelled"],
    },
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
