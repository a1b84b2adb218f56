import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "evidence.read": "Viewed a file",
    "evidence.released": "Let more stored files than the daily limit go to the trash",
    "evidence.removed": "Removed a file",
    "evidence.stored": "Uploaded a file",
    "evidence.swept": "Removed files that no request used",
    "recipient.read": "Viewed a recipient's record",
    "recipient.saved": "Saved a recipient's record",
    "recipient.updated": "Changed a recipient's record",
    "recommendation.made": "Recommended an amount and resources",
    "recommendation.resources-chosen": "Updated the recommended resources",
    "privacy-request.answered": "Answered what a person asked about their own data",
    "privacy-request.file-made": "Made the file of what is kept about a person",
    "privacy-request.opened": "Noted what a person asked about their own data",
    "request.opened-foreign": "Viewed another officer's request",
    "request.read": "Viewed a request",
    "recipient.revealed": "Revealed an anonymous recipient's name",
    "request.address-corrected": "Corrected a request's address",
    "request.created": "Filed a request",
    "request.needs-confirmed": "Confirmed what a request needs",
    "victim-info.added": "Added victim information",
    "victim-info.changed": "Changed victim information",
    "contact.changed": "Changed how the recipient may be reached",
    "contact.confirmed": "Confirmed how the recipient may be reached",
  },
  {
    failed: {
      "request.read": "Failed to view a request",
    },
    former: {
      "recommendation.resources-chosen": ["recommendation.resources_chosen"],
    },
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
