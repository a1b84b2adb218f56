import type { DecisionFacts } from "../../graph/decisions/allocations/approval/facts.sql.ts";
import type { DemoCases } from "./demo-cases.ts";
import type { Filed } from "./demo-requests.ts";

/** The facts behind a demo decision. */
export function factsOf(request: Filed, cases: DemoCases): DecisionFacts {
  const { id, status, caseId, person, story, hasVictimInfo, owner } = request;
  const made = owner === "citizen" ? null : cases[owner];
  return {
    id,
    version: 0,
    caseId,
    status,
    urgencyLevel: request.urgencyLevel,
    requestedHelpTypes: story.helpTypes,
    language: "en",
    aiRecommendationCents: request.advice.amountCents,
    needs: request.needs,
    needsSource: "confirmed" as const,
    victimName: person.name,
    anonymous: false,
    contacting: true,
    victimPhone: person.phone,
    victimEmail: person.email,
    officerId: made?.officerId ?? null,
    citizenId: request.citizenId,
    agencyId: null,
    verificationId: made?.id ?? null,
    officer: made && { ...made.officer, confirmedBy: [] },
    verification: made && {
      id: made.id,
      status: made.status,
      supervisorName: made.supervisorName,
      supervisorEmailKey: made.supervisorEmailKey,
      language: "en",
    },
    victim: hasVictimInfo ? { fullName: person.name, phone: person.phone, email: person.email } : null,
    approvedBy: [],
    supervisorMayDecide: false,
    allocation: null,
    rule: null,
  };
}
