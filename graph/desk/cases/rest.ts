import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import { readStats } from "./stats.ts";

export const caseRoutes: Routes = {
  "GET /api/admin/dashboard-stats": route(
    {
      access: "readCases",
      scope: "export:read",
      operationId: "getDashboardStats",
      tag: "Reports",
      summary: "Get the dashboard numbers.",
      answer: z.object({
        success: z.literal(true),
        stats: z.object({
          totalRequests: z.number(),
          pendingRequests: z.number(),
          approvedRequests: z.number(),
          activeUsers: z.number(),
        }),
      }),
    },
    async (context) => ({ success: true, stats: await readStats(context) }),
  ),
};
