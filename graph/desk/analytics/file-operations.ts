import type { Described } from "../../core/http/rest.ts";
import { mediaTypes } from "./export.ts";
import { exportAsked } from "./rest-analytics.ts";

/** The file exports, as `/api/openapi.json` describes them; http.ts implements them. */
export const analyticsCalls = {
  "POST /api/admin/analytics/export": {
    access: "readFigures",
    scope: "export:read",
    example: { query: { timeRange: "30d", format: "pdf" } },
    operationId: "exportAnalytics",
    tag: "Reports",
    summary: "Export the analytics of a range.",
    description: "A tagged PDF by default. The export is logged.",
    query: exportAsked,
    answers: Object.values(mediaTypes).map((type) => type.replace(/;.*/, "")),
  },
} satisfies Record<string, Described>;
