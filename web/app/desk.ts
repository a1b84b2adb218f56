import { activityDesk } from "../activity/desk.ts";
import { apiKeyDesk } from "../api-keys/desk.ts";
import { webhookDesk } from "../webhooks/desk.ts";
import { officerDesk } from "../officers/desk.ts";
import type { DeskPart } from "../admin/desk.ts";
import { workQueueDesk } from "../admin/queue/workQueueDesk.ts";
import { accountDesk } from "../admins/desk.ts";
import { callbackDesk } from "../callbacks/desk.ts";
import { analyticsDesk } from "../analytics/desk.ts";
import { caseDesk, mentionDesk, statsDesk, workflowDesk } from "../cases/desk.ts";
import { communicationDesk } from "../communications/desk.ts";
import { correctionDesk } from "../corrections/desk.ts";
import { handoverDesk } from "../handover/desk.ts";
import { dispatchDesk } from "../dispatches/desk.ts";
import { entryDesk } from "../entries/desk.ts";
import { eventDesk } from "../events/desk.ts";
import { networksDesk } from "../networks/desk.ts";
import { feedbackDesk } from "../feedback/desk.ts";
import { fundDesk } from "../funds/desk.ts";
import { workDesk } from "../tasks/desk.ts";
import { reconcileDesk } from "../reconcile/desk.ts";
import { rulebookDesk } from "../rulebook/desk.ts";
import { identityProviderDesk } from "../identity-providers/desk.ts";
import { systemDesk } from "../system/desk.ts";
import { timelineDesk } from "../timeline/desk.ts";

/** The domains' parts of the administrators' desk, in display order. */
export const deskParts: readonly DeskPart[] = [
  statsDesk,
  workQueueDesk,
  caseDesk,
  mentionDesk,
  dispatchDesk,
  timelineDesk,
  rulebookDesk,
  workflowDesk,
  communicationDesk,
  callbackDesk,
  feedbackDesk,
  eventDesk,
  entryDesk,
  correctionDesk,
  handoverDesk,
  fundDesk,
  workDesk,
  reconcileDesk,
  accountDesk,
  analyticsDesk,
  officerDesk,
  activityDesk,
  systemDesk,
  identityProviderDesk,
  networksDesk,
  apiKeyDesk,
  webhookDesk,
];
