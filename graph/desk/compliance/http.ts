import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import { complianceCalls } from "./file-operations.ts";
import { makeComplianceReport } from "./report.ts";

/** The report is not in the table of JSON calls, because it returns bytes. */
export function mountComplianceReport(app: Hono<AppEnv>) {
  app.post("/api/admin/compliance/report", async (c) => {
    const context = c.get("context");
    admit(context.viewer, complianceCalls["POST /api/admin/compliance/report"].access);
    const { name, bytes } = await makeComplianceReport(context);
    return c.body(Uint8Array.from(bytes), 200, attachment(name, "application/pdf"));
  });
}
