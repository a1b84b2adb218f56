import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import { analyticsAnswer, overRest, restAsked } from "./rest-analytics.ts";
import { readAnalytics } from "./service.ts";

export const analyticsRoutes: Routes = {
  "GET /api/admin/analytics": route(
    {
      access: "readFigures",
      scope: "export:read",
      example: { query: { timeRange: "30d" } },
      operationId: "getAnalytics",
      tag: "Reports",
      summary: "Get the analytics of a range.",
      description:
        "The last 7, 30 or 90 days or the last year, up to today. Amounts are in US dollars, shares in percent, times in hours. Values without data are null. Critical requests count as high. Places with fewer than 5 requests are not named.",
      query: restAsked,
      answer: z.object({ success: z.literal(true), analytics: analyticsAnswer }),
    },
    async (context, { query: { timeRange: range, timeZone } }) => ({
      success: true,
      analytics: overRest(await readAnalytics(context, { range, timeZone })),
    }),
  ),
};
