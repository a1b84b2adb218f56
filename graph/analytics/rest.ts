import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { analyticsAnswer, overRest, restAsked } from "./rest-analytics.ts";
import { readAnalytics } from "./service.ts";

export const analyticsRoutes: Routes = {
  "GET /api/admin/analytics": route(
    {
      access: "admin",
      scope: "export:read",
      example: { query: { timeRange: "30d" } },
      summary:
        "Numbers of the last 7, 30 or 90 days or the last year, of which today is the last day in `timeZone` (an IANA name, UTC if left out). Amounts are US dollars, shares percent, times hours; null where nothing is known. Critical requests count as high; a place with fewer than 5 requests is not named.",
      query: restAsked,
      answer: z.object({ success: z.literal(true), analytics: analyticsAnswer }),
    },
    async (context, { query: { timeRange: range, timeZone } }) => ({
      success: true,
      analytics: overRest(await readAnalytics(context, { range, timeZone })),
    }),
  ),
};
