import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "audit.exported": "Exported the audit log",
    "audit.verified": "Verified the audit log",
    "network.blocked": "Blocked a network temporarily",
    "network.sessions-ended": "Ended all sessions from an IP address",
    "network.unblocked": "Unblocked a network",
    "analytics.exported": "Exported the analytics report",
    "voca.exported": "Exported the VOCA report of a quarter",
    "case-view.deleted": "Deleted a saved view of cases",
    "case-view.saved": "Saved a view of cases",
    "request.assigned": "Assigned a case",
    "request.moved": "Moved a case to another agency",
    "request.exported": "Exported cases",
    "request.noted": "Wrote an internal note",
    "request.person-judged": "Marked whether two requests are for the same person",
    "request.taken-on": "Assigned a citizen's request",
    "victim-info.revealed": "Revealed a government ID and date of birth",
    "compliance.reported": "Generated the compliance report",
    "setup.noted": "Noted an item of the setup",
    "setup.withdrawn": "Withdrew a note of the setup",
    "shift.acknowledged": "Acknowledged a shift handover",
    "shift.handed-over": "Handed over the shift",
    "inbox.read": "Marked a message as read",
    "message.answered": "Replied to a message",
    "message.composed": "Sent a message or logged a call",
    "message.read": "Viewed a message",
    "task.assigned": "Assigned a task",
    "task.done": "Finished a task",
    "task.dropped": "Dropped a task",
    "task.released": "Returned a task to the queue",
    "task.taken": "Took a task",
  },
  {
    failed: {
      "audit.verified": "Verified the audit log and found it broken",
    },
    namesOtherCase: ["request.person-judged"],
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
