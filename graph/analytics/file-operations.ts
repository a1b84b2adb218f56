import type { Described } from "../core/http/rest.ts";
import { mediaTypes } from "./export.ts";
import { exportAsked } from "./rest-analytics.ts";

/** What answers a file, as `/api/openapi.json` describes it; http.ts answers it. */
export const analyticsCalls = {
  "POST /api/admin/analytics/export": {
    access: "admin",
    scope: "export:read",
    example: { query: { timeRange: "30d", format: "pdf" } },
    summary:
      "The analytics of a range as a tagged PDF, or with `format` as CSV or XLSX, under a name with the range and the day. It is written down who exported what.",
    query: exportAsked,
    answers: Object.values(mediaTypes).map((type) => type.replace(/;.*/, "")),
  },
} satisfies Record<string, Described>;
