import type { Described } from "../../core/http/rest.ts";
import { mediaTypes } from "./export.ts";
import { vocaExportAsked } from "./voca/asked.ts";
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
  "POST /api/admin/voca/export": {
    access: "readFigures",
    example: { query: { year: "2027", quarter: "1", copy: "internal" } },
    operationId: "exportVocaQuarter",
    tag: "Reports",
    summary: "Export the VOCA report of a quarter.",
    description:
      "CSV with the definitions. The public copy hides groups of fewer than 5 people. The export is logged.",
    query: vocaExportAsked,
    answers: ["text/csv"],
  },
} satisfies Record<string, Described>;
