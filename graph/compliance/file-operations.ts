import type { Described } from "../core/http/rest.ts";

/** What answers a file, as `/api/openapi.json` describes it; http.ts answers it. */
export const complianceCalls = {
  "POST /api/admin/compliance/report": {
    access: "superAdmin",
    operationId: "createComplianceReport",
    tag: "Reports",
    summary: "Create the compliance report.",
    description: "A tagged PDF about the decisions of the last 90 days. It is logged who created it.",
    answers: ["application/pdf"],
  },
} satisfies Record<string, Described>;
