import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import { analyticsCalls } from "./file-operations.ts";
import { exportAnalytics } from "./export.ts";
import { exportVocaQuarter } from "./voca/export.ts";

/** The exports are not in the table of JSON calls, because they return bytes. */
export function mountAnalyticsExport(app: Hono<AppEnv>) {
  app.post("/api/admin/analytics/export", async (c) => {
    const context = c.get("context");
    admit(context.viewer, analyticsCalls["POST /api/admin/analytics/export"].access);
    const { name, mediaType, bytes } = await exportAnalytics(context, c.req.query());
    return c.body(Uint8Array.from(bytes), 200, attachment(name, mediaType));
  });
  app.post("/api/admin/voca/export", async (c) => {
    const context = c.get("context");
    admit(context.viewer, analyticsCalls["POST /api/admin/voca/export"].access);
    const { name, mediaType, bytes } = await exportVocaQuarter(context, c.req.query());
    return c.body(Uint8Array.from(bytes), 200, attachment(name, mediaType));
  });
}
