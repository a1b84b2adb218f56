import { activityDesk, addressDesk } from "../desk/activity/desk.ts";
import { apiKeyDesk } from "../accounts/api-keys/desk.ts";
import { webhookDesk } from "../accounts/webhooks/desk.ts";
import { agencyDesk } from "../accounts/agencies/desk.ts";
import { officerDesk, officerPanelDesk } from "../desk/officers/desk.ts";
import type { RouteObject } from "react-router-dom";
import { accountRoutes, adminRoutes } from "../accounts/admins/routes.tsx";
import type { DeskPart } from "../shell/desk/desk.ts";
import { deskRoutes } from "../shell/desk/routes.tsx";
import { workQueueDesk } from "../shell/desk/queue/workQueueDesk.ts";
import { accountDesk } from "../accounts/admins/desk.ts";
import { callbackDesk } from "../community/callbacks/desk.ts";
import { analyticsDesk, vocaDesk } from "../desk/analytics/desk.ts";
import { caseDesk, mentionDesk, statsDesk, workflowDesk } from "../desk/cases/desk.ts";
import { communicationDesk, outboxDesk } from "../desk/inbox/desk.ts";
import { correctionDesk } from "../community/corrections/desk.ts";
import { handoverDesk } from "../desk/handover/desk.ts";
import { dispatchDesk } from "../desk/dispatches/desk.ts";
import { entryDesk } from "../community/entries/desk.ts";
import { eventDesk } from "../community/events/desk.ts";
import { networksDesk } from "../platform/networks/desk.ts";
import { feedbackDesk } from "../community/feedback/desk.ts";
import { setupDesk } from "../desk/setup/desk.ts";
import { fundDesk } from "../money/funds/desk.ts";
import { workDesk } from "../desk/tasks/desk.ts";
import { reconcileDesk } from "../help/reconcile/desk.ts";
import { voucherDesk } from "../help/vouchers/desk.ts";
import { rulebookDesk } from "../desk/advanced/desk.ts";
import { identityProviderDesk } from "../accounts/identity-providers/desk.ts";
import { recordsDesk } from "../records/destruction/desk.ts";
import { packetsDesk } from "../records/packets/desk.ts";
import { systemDesk } from "../platform/system/desk.ts";
import { timelineDesk } from "../decisions/timeline/desk.ts";

/** The domains' parts of the administrators' desk, in display order. */
const deskParts: readonly DeskPart[] = [
  workQueueDesk,
  statsDesk,
  caseDesk,
  mentionDesk,
  dispatchDesk,
  timelineDesk,
  rulebookDesk,
  workflowDesk,
  communicationDesk,
  outboxDesk,
  callbackDesk,
  feedbackDesk,
  eventDesk,
  entryDesk,
  correctionDesk,
  handoverDesk,
  fundDesk,
  workDesk,
  reconcileDesk,
  voucherDesk,
  accountDesk,
  agencyDesk,
  setupDesk,
  analyticsDesk,
  vocaDesk,
  officerDesk,
  officerPanelDesk,
  activityDesk,
  addressDesk,
  recordsDesk,
  packetsDesk,
  systemDesk,
  identityProviderDesk,
  networksDesk,
  apiKeyDesk,
  webhookDesk,
];

/** The administrators' routes. Loaded on the first visit to one of them. */
export const deskPages: RouteObject[] = [...adminRoutes, ...deskRoutes(deskParts, accountRoutes)];
