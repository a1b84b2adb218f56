import type { RecordClass } from "../../../prisma/client/enums.ts";

/** As a certificate names them. */
export const classNames: Record<RecordClass, string> = {
  cases: "Case records",
  evidence: "Documents and photos of cases",
  recordings: "Recorded statements",
  government_id: "Government IDs",
  messages: "Messages and answers",
  callbacks: "Callback requests",
  feedback: "Feedback and reports of wrong entries",
  session_networks: "Network addresses of sessions",
};
