// What each domain adds: its part of the GraphQL schema, and its REST calls.
import "../session/schema.ts";
import "../activity/addresses.schema.ts";
import "../activity/chain.schema.ts";
import "../activity/schema.ts";
import "../admins/accounts/accounts.schema.ts";
import "../admins/schema.ts";
import "../admins/passkeys/passkeys.schema.ts";
import "../admins/sign-in/second-factor.schema.ts";
import "../session/own-sessions.schema.ts";
import "../allocations/schema.ts";
import "../api-keys/schema.ts";
import "../backup/schema.ts";
import "../callbacks/schema.ts";
import "../analytics/schema.ts";
import "../cases/schema.ts";
import "../cases/acts.schema.ts";
import "../cases/case.schema.ts";
import "../cases/decision.schema.ts";
import "../cases/desk/schema.ts";
import "../cases/desk/views.schema.ts";
import "../cases/tracker.schema.ts";
import "../communications/schema.ts";
import "../compliance/schema.ts";
import "../corrections/schema.ts";
import "../directory/schema.ts";
import "../dispatches/acts.schema.ts";
import "../dispatches/progress.schema.ts";
import "../dispatches/schema.ts";
import "../dispatches/hub.schema.ts";
import "../entries/files.schema.ts";
import "../entries/schema.ts";
import "../entries/acts.schema.ts";
import "../events/desk.schema.ts";
import "../events/schema.ts";
import "../evidence/schema.ts";
import "../feedback/desk.schema.ts";
import "../feedback/schema.ts";
import "../funds/acts.schema.ts";
import "../funds/schema.ts";
import "../identity-providers/schema.ts";
import "../identity-providers/officer.schema.ts";
import "../handover/schema.ts";
import "../inbox/schema.ts";
import "../inbox/acts.schema.ts";
import "../inbox/threads/threads.schema.ts";
import "../letters/schema.ts";
import "../needs/schema.ts";
import "../networks/schema.ts";
import "../pass/schema.ts";
import "../reconcile/schema.ts";
import "../reconcile/import.schema.ts";
import "../reconcile/months.schema.ts";
import "../recommendations/schema.ts";
import "../recipients/schema.ts";
import "../redemption/schema.ts";
import "../redemption/terminals.schema.ts";
import "../requests/schema.ts";
import "../requests/needs.schema.ts";
import "../requests/victim-info/victim-info.schema.ts";
import "../responses/schema.ts";
import "../rulebook/acting/schema.ts";
import "../rulebook/acts.schema.ts";
import "../rulebook/rulesets/schema.ts";
import "../rulebook/rulesets/reports.schema.ts";
import "../rulebook/schema.ts";
import "../safe-contact/schema.ts";
import "../supervisors/schema.ts";
import "../support/schema.ts";
import "../tasks/schema.ts";
import "../tasks/acts.schema.ts";
import "../tasks/work.schema.ts";
import "../templates/schema.ts";
import "../timeline/schema.ts";
import "../system/health.schema.ts";
import "../system/settings.schema.ts";
import "../system/test-mail.schema.ts";
import "../system/zone.schema.ts";
import "../vendors/schema.ts";
import "../vendors/codes.schema.ts";
import "../verification/by-administrator.schema.ts";
import "../verification/people.schema.ts";
import "../verification/schema.ts";
import "../webhooks/schema.ts";
import { activityRoutes } from "../activity/rest.ts";
import { accountRoutes } from "../admins/accounts/accounts.rest.ts";
import { adminRoutes } from "../admins/rest.ts";
import { allocationRoutes } from "../allocations/rest.ts";
import { analyticsCalls } from "../analytics/file-operations.ts";
import { analyticsRoutes } from "../analytics/rest.ts";
import { caseRoutes } from "../cases/rest.ts";
import { complianceCalls } from "../compliance/file-operations.ts";
import { correctionRoutes } from "../corrections/rest.ts";
import { dispatchRoutes } from "../dispatches/rest.ts";
import { resourceRoutes } from "../directory/rest.ts";
import { entryRoutes } from "../entries/rest.ts";
import { caseCalls } from "../cases/http.ts";
import { fundCalls } from "../funds/http.ts";
import { fundRoutes } from "../funds/rest.ts";
import { inboxRoutes } from "../inbox/rest.ts";
import { needsRoutes } from "../needs/rest.ts";
import { recommendationRoutes } from "../recommendations/rest.ts";
import { requestRoutes } from "../requests/rest.ts";
import { rulebookRoutes } from "../rulebook/rest.ts";
import { supportRoutes } from "../support/rest.ts";
import { templateRoutes } from "../templates/rest.ts";
import { systemRoutes } from "../system/rest.ts";
import { vendorRoutes } from "../vendors/rest.ts";
import { verificationRoutes } from "../verification/rest.ts";
import { auditCalls } from "../activity/http.ts";
import { evidenceCalls } from "../evidence/file-operations.ts";
import type { Described, Routes } from "../core/http/rest.ts";
import { sessionRoutes } from "../session/rest.ts";

/** The REST calls of all domains. */
export const restRoutes: Routes = {
  ...sessionRoutes,
  ...verificationRoutes,
  ...requestRoutes,
  ...needsRoutes,
  ...allocationRoutes,
  ...fundRoutes,
  ...recommendationRoutes,
  ...resourceRoutes,
  ...caseRoutes,
  ...analyticsRoutes,
  ...correctionRoutes,
  ...entryRoutes,
  ...supportRoutes,
  ...dispatchRoutes,
  ...vendorRoutes,
  ...systemRoutes,
  ...rulebookRoutes,
  ...adminRoutes,
  ...accountRoutes,
  ...inboxRoutes,
  ...templateRoutes,
  ...activityRoutes,
};

/**
 * The same with the files' calls, whose bodies are bytes: everything that external tools may call.
 */
export const calls: Record<string, Described> = {
  ...restRoutes,
  ...evidenceCalls,
  ...analyticsCalls,
  ...complianceCalls,
  ...auditCalls,
  ...fundCalls,
  ...caseCalls,
};
