import type { Hono } from "hono";
import { mountAuditExport } from "../desk/activity/http.ts";
import { mountCountSheet } from "../help/vendors/count-http.ts";
import { mountTotalsExport } from "../help/reconcile/totals-http.ts";
import { mountLedgerExport } from "../money/funds/http.ts";
import { mountCertificate } from "../records/destruction/http.ts";
import { mountPackets } from "../records/packets/http.ts";
import { mountVoucherSheet } from "../help/vouchers/http.ts";
import { mountPrivacyFile } from "../intake/privacy-requests/http.ts";
import { mountCaseExport } from "../desk/cases/http.ts";
import { mountAnalyticsExport } from "../desk/analytics/http.ts";
import { mountComplianceReport } from "../desk/compliance/http.ts";
import type { AppEnv } from "../core/http/app-env.ts";

/** What administrators download as a file. */
export function mountExports(app: Hono<AppEnv>) {
  mountAuditExport(app);
  mountLedgerExport(app);
  mountCountSheet(app);
  mountTotalsExport(app);
  mountCertificate(app);
  mountPackets(app);
  mountVoucherSheet(app);
  mountPrivacyFile(app);
  mountCaseExport(app);
  mountAnalyticsExport(app);
  mountComplianceReport(app);
}
