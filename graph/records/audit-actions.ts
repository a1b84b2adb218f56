import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions({
  "hold.placed": "Placed a hold on records",
  "hold.released": "Released a hold on records",
  "schedule.changed": "Changed a retention schedule",
  "schedule.proposed": "Proposed a shorter retention period",
  "fiscal-year.reported": "Said that the reports of a fiscal year were sent",
  "destruction.proposed": "Proposed to destroy records",
  "destruction.approved": "Approved the destruction of records",
  "destruction.withdrawn": "Withdrew a proposed destruction",
  "destruction.stopped": "Stopped a destruction",
  "destruction.resumed": "Resumed a destruction",
  "destruction.done": "Finished a destruction of records",
  "destruction.certificate-read": "Opened a certificate of destruction",
  "packet.drafted": "Collected a packet of records",
  "packet.asked": "Asked for the PDF of a packet of records",
  "packet.made": "Made the PDF of a packet of records",
  "packet.failed": "Could not make the PDF of a packet of records",
  "packet.discarded": "Discarded a packet of records",
  "packet.read": "Downloaded a packet of records",
});

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
