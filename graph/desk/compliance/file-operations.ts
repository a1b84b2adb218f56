import type { Described } from "../../core/http/rest.ts";

/** The file exports, as `/api/openapi.json` describes them; http.ts implements them. */
export const complianceCalls = {
  "POST /api/admin/compliance/report": {
    access: "exportRecords",
    operationId: "createComplianceReport",
    tag: "Reports",
    summary: "Create the compliance report.",
    description: "A tagged PDF about the decisions of the last 90 days. It is logged who created it.",
    answers: ["application/pdf"],
  },
} satisfies Record<string, Described>;
