import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "event.cancelled": "Cancelled an event",
    "event.changed": "Changed an event",
    "event.created": "Added an event",
    "event.rsvp": "RSVP'd to an event",
    "event.rsvp-cancelled": "Cancelled an RSVP",
  },
  {
    former: {
      "event.rsvp-cancelled": ["event.rsvpCancelled"],
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
