// What each domain adds: its part of the GraphQL schema, and its REST calls.
import "../accounts/audit-actions.ts";
import "../community/audit-actions.ts";
import "../decisions/audit-actions.ts";
import "../desk/audit-actions.ts";
import "../help/audit-actions.ts";
import "../intake/audit-actions.ts";
import "../messages/audit-actions.ts";
import "../money/audit-actions.ts";
import "../officers/audit-actions.ts";
import "../platform/audit-actions.ts";
import "../records/audit-actions.ts";
import "../accounts/agencies/schema.ts";
import "../accounts/session/schema.ts";
import "../desk/activity/addresses.schema.ts";
import "../desk/activity/chain.schema.ts";
import "../desk/activity/schema.ts";
import "../accounts/admins/accounts/accounts.schema.ts";
import "../accounts/admins/accounts/seen-agencies.schema.ts";
import "../accounts/admins/schema.ts";
import "../accounts/admins/passkeys/passkeys.schema.ts";
import "../accounts/admins/sign-in/second-factor.schema.ts";
import "../accounts/session/own-sessions.schema.ts";
import "../accounts/device-lock/schema.ts";
import "../decisions/allocations/schema.ts";
import "../accounts/api-keys/schema.ts";
import "../platform/backup/schema.ts";
import "../community/availability/schema.ts";
import "../community/callbacks/schema.ts";
import "../desk/analytics/schema.ts";
import "../desk/analytics/voca/schema.ts";
import "../desk/cases/schema.ts";
import "../desk/cases/acts.schema.ts";
import "../desk/cases/case.schema.ts";
import "../desk/cases/decision.schema.ts";
import "../desk/cases/desk/schema.ts";
import "../desk/cases/desk/views.schema.ts";
import "../desk/cases/tracker.schema.ts";
import "../messages/communications/schema.ts";
import "../desk/compliance/schema.ts";
import "../community/corrections/schema.ts";
import "../community/directory/schema.ts";
import "../help/dispatches/acts.schema.ts";
import "../help/dispatches/progress.schema.ts";
import "../help/dispatches/schema.ts";
import "../help/dispatches/hub.schema.ts";
import "../community/entries/files.schema.ts";
import "../community/entries/schema.ts";
import "../community/entries/acts.schema.ts";
import "../community/events/desk.schema.ts";
import "../community/events/schema.ts";
import "../intake/evidence/schema.ts";
import "../community/feedback/desk.schema.ts";
import "../community/feedback/schema.ts";
import "../money/funds/acts.schema.ts";
import "../money/funds/schema.ts";
import "../accounts/identity-providers/schema.ts";
import "../accounts/identity-providers/officer.schema.ts";
import "../desk/handover/schema.ts";
import "../desk/inbox/schema.ts";
import "../desk/inbox/acts.schema.ts";
import "../desk/inbox/threads/threads.schema.ts";
import "../messages/letters/schema.ts";
import "../intake/needs/schema.ts";
import "../platform/networks/schema.ts";
import "../help/pass/schema.ts";
import "../help/reconcile/schema.ts";
import "../help/reconcile/import.schema.ts";
import "../help/reconcile/months.schema.ts";
import "../intake/privacy-requests/schema.ts";
import "../help/reconcile/totals.schema.ts";
import "../intake/recommendations/schema.ts";
import "../intake/recipients/schema.ts";
import "../help/redemption/schema.ts";
import "../help/redemption/terminals.schema.ts";
import "../intake/requests/schema.ts";
import "../intake/requests/needs.schema.ts";
import "../intake/requests/victim-info/victim-info.schema.ts";
import "../messages/responses/schema.ts";
import "../decisions/rulebook/acting/schema.ts";
import "../decisions/rulebook/acts.schema.ts";
import "../decisions/rulebook/rulesets/schema.ts";
import "../decisions/rulebook/rulesets/reports.schema.ts";
import "../decisions/rulebook/schema.ts";
import "../intake/releases/schema.ts";
import "../intake/safe-contact/schema.ts";
import "../intake/voca/schema.ts";
import "../desk/setup/schema.ts";
import "../officers/supervisors/schema.ts";
import "../community/support/schema.ts";
import "../desk/tasks/schema.ts";
import "../desk/tasks/acts.schema.ts";
import "../desk/tasks/work.schema.ts";
import "../messages/templates/schema.ts";
import "../decisions/timeline/schema.ts";
import "../platform/system/health.schema.ts";
import "../platform/system/settings.schema.ts";
import "../platform/system/test-mail.schema.ts";
import "../platform/system/zone.schema.ts";
import "../records/destruction/schema.ts";
import "../records/holds/schema.ts";
import "../records/packets/schema.ts";
import "../records/schedules/schema.ts";
import "../help/vendors/schema.ts";
import "../help/vendors/codes.schema.ts";
import "../help/vendors/counts.schema.ts";
import "../help/vouchers/schema.ts";
import "../officers/verification/by-administrator.schema.ts";
import "../officers/verification/people.schema.ts";
import "../officers/verification/schema.ts";
import "../accounts/webhooks/schema.ts";
import { activityRoutes } from "../desk/activity/rest.ts";
import { accountRoutes } from "../accounts/admins/accounts/accounts.rest.ts";
import { adminRoutes } from "../accounts/admins/rest.ts";
import { allocationRoutes } from "../decisions/allocations/rest.ts";
import { analyticsCalls } from "../desk/analytics/file-operations.ts";
import { analyticsRoutes } from "../desk/analytics/rest.ts";
import { caseRoutes } from "../desk/cases/rest.ts";
import { complianceCalls } from "../desk/compliance/file-operations.ts";
import { correctionRoutes } from "../community/corrections/rest.ts";
import { dispatchRoutes } from "../help/dispatches/rest.ts";
import { resourceRoutes } from "../community/directory/rest.ts";
import { entryRoutes } from "../community/entries/rest.ts";
import { exchangeCalls } from "../community/exchange/http.ts";
import { exchangeRoutes } from "../community/exchange/rest.ts";
import { caseCalls } from "../desk/cases/http.ts";
import { totalsCalls } from "../help/reconcile/totals-http.ts";
import { countCalls } from "../help/vendors/count-http.ts";
import { destructionCalls } from "../records/destruction/http.ts";
import { packetCalls } from "../records/packets/http.ts";
import { voucherCalls } from "../help/vouchers/http.ts";
import { privacyRequestCalls } from "../intake/privacy-requests/http.ts";
import { fundCalls } from "../money/funds/http.ts";
import { fundRoutes } from "../money/funds/rest.ts";
import { inboxRoutes } from "../desk/inbox/rest.ts";
import { needsRoutes } from "../intake/needs/rest.ts";
import { recommendationRoutes } from "../intake/recommendations/rest.ts";
import { requestRoutes } from "../intake/requests/rest.ts";
import { rulebookRoutes } from "../decisions/rulebook/rest.ts";
import { supportRoutes } from "../community/support/rest.ts";
import { templateRoutes } from "../messages/templates/rest.ts";
import { systemRoutes } from "../platform/system/rest.ts";
import { vendorRoutes } from "../help/vendors/rest.ts";
import { verificationRoutes } from "../officers/verification/rest.ts";
import { auditCalls } from "../desk/activity/http.ts";
import { evidenceCalls } from "../intake/evidence/file-operations.ts";
import type { Described, Routes } from "../core/http/rest.ts";
import { sessionRoutes } from "../accounts/session/rest.ts";

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
  ...exchangeRoutes,
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
  ...exchangeCalls,
  ...evidenceCalls,
  ...analyticsCalls,
  ...complianceCalls,
  ...auditCalls,
  ...fundCalls,
  ...countCalls,
  ...destructionCalls,
  ...packetCalls,
  ...voucherCalls,
  ...privacyRequestCalls,
  ...caseCalls,
  ...totalsCalls,
};
