import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import type { SelectedColumns } from "../../core/prefetch/columns.ts";

type Column = keyof EmergencyRequest;

/** Masking reads these to decide whether the person may be named (masking.ts). */
const person = ["caseId", "officerId", "citizenId", "anonymous", "victimName"] as const;

/**
 * The columns for each field of a request. For fields that are missing here, such as relations, the
 * client reads whole rows.
 */
export const columnsOf: Readonly<Record<string, readonly Column[]>> = {
  __typename: [],
  id: [],
  number: [],
  agencyNumber: ["agencyId"],
  caseId: ["caseId"],
  status: ["status"],
  urgencyLevel: ["urgencyLevel"],
  createdAt: ["createdAt"],
  requestAmount: ["requestAmountCents"],
  anonymous: ["anonymous"],
  contacting: ["contacting"],
  victimName: person,
  victimContact: [...person, "victimContact", "victimPhone"],
  victimAddress: ["victimAddress"],
  victimPhone: ["victimPhone"],
  victimEmail: [...person, "victimEmail"],
  requestDetails: [...person, "requestDetails"],
  requestedHelpTypes: ["requestedHelpTypes"],
  aiRecommendation: ["aiRecommendationCents"],
  aiJustification: ["aiJustification"],
  decisionReason: ["decisionReason"],
  viewerCanReveal: ["anonymous"],
};

export type Columns = SelectedColumns<Column>;
