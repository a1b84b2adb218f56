import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import { streamed } from "../../core/http/streamed.ts";
import type { Described } from "../../core/http/rest.ts";
import { exportAudit, exportQuery } from "./export.ts";

/** The log as a streamed file, so it is not in the table of JSON calls. */
export const auditCalls = {
  "GET /api/admin/audit-logs/export": {
    access: "exportRecords",
    example: { query: { format: "csv", userType: "admin" } },
    operationId: "exportAuditLog",
    tag: "Audit",
    summary: "Export the audit log.",
    description:
      "Oldest entry first, as CSV or JSON with the filters of the activity log, or as a bundle for `docs/check-audit.mjs`: of the whole log, or with `caseId` of one case. The export is logged.",
    query: exportQuery,
    answers: ["text/csv", "application/json", "application/x-ndjson"],
  },
} satisfies Record<string, Described>;

export function mountAuditExport(app: Hono<AppEnv>) {
  app.get("/api/admin/audit-logs/export", async (c) => {
    const context = c.get("context");
    admit(context.viewer, auditCalls["GET /api/admin/audit-logs/export"].access);
    const { fileName, mediaType, parts } = await exportAudit(context, c.req.query());
    return c.body(streamed(parts), 200, attachment(fileName, mediaType));
  });
}
