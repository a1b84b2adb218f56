import type { Hono } from "hono";
import { mountAuditExport } from "../activity/http.ts";
import { mountLedgerExport } from "../funds/http.ts";
import { mountCaseExport } from "../cases/http.ts";
import { mountAnalyticsExport } from "../analytics/http.ts";
import { mountComplianceReport } from "../compliance/http.ts";
import type { AppEnv } from "../core/http/app-env.ts";

/** What administrators download as a file. */
export function mountExports(app: Hono<AppEnv>) {
  mountAuditExport(app);
  mountLedgerExport(app);
  mountCaseExport(app);
  mountAnalyticsExport(app);
  mountComplianceReport(app);
}
