import type { Described } from "../core/http/rest.ts";

/** What answers a file, as `/api/openapi.json` describes it; http.ts answers it. */
export const complianceCalls = {
  "POST /api/admin/compliance/report": {
    access: "superAdmin",
    summary:
      "How the decisions of the last 90 days kept the rules, as a tagged PDF. It is written down who made it.",
    answers: ["application/pdf"],
  },
} satisfies Record<string, Described>;
