import type { Kernel } from "../../graph/core/context.ts";
import { helpTypesOf, priceOf } from "../../shared/intake/needs/rules.ts";
import type { Limits } from "../../graph/intake/recommendations/rules.ts";
import { contactOf } from "../../shared/intake/requests/rules.ts";
import type { Chance } from "./demo-chance.ts";
import type { DemoCases } from "./demo-cases.ts";
import type { Filed } from "./demo-requests.ts";
import type { PlannedRequest } from "./demo-requests.ts";
import { employments, relations } from "./demo-words.ts";

/** A planned request as a row in its final state. */
export function requestRow(
  request: PlannedRequest,
  { cases, citizenId, limits }: { cases: DemoCases; citizenId: number | null; limits: Limits },
) {
  const { owner, status, person, story, needs, advice, decided, filed } = request;
  const made = owner === "citizen" ? null : cases[owner];
  const isApproved = status !== "pending" && status !== "processing" && status !== "denied";
  return {
    caseId: request.caseId,
    status,
    urgencyLevel: request.urgencyLevel,
    officerId: made?.officerId ?? null,
    verificationId: made?.id ?? null,
    citizenId,
    victimName: person.name,
    victimContact: contactOf(person.phone, person.email),
    victimAddress: `${person.address}, ${person.city}, ${person.state} ${person.zipCode}`,
    victimPhone: person.phone,
    victimEmail: person.email,
    state: person.state,
    requestDetails: story.details,
    requestedHelpTypes: helpTypesOf(needs),
    needs,
    needsSource: "confirmed" as const,
    needsConfirmedKind: made ? ("officer" as const) : ("citizen" as const),
    needsConfirmedBy: made?.officer.name ?? null,
    needsConfirmedAt: filed,
    requestAmountCents: priceOf(needs, limits),
    aiRecommendationCents: advice.amountCents,
    aiJustification: advice.justification,
    decisionReason: request.denialReason,
    approvedAt: isApproved ? decided : null,
    version: [decided, request.dispatched, request.distributed].filter(Boolean).length,
    createdAt: filed,
    updatedAt: request.distributed ?? request.dispatched ?? decided ?? request.recommended,
  };
}

export function victimInfoRow({ keys }: Kernel, { id, person, story, described }: Filed, chance: Chance) {
  const { name, address, city, state, zipCode, phone, email, dateOfBirth } = person;
  const hasId = chance.between(1, 2) === 1;
  return {
    requestId: id,
    fullName: name,
    dateOfBirthSealed: keys.seal(dateOfBirth, `VictimInfo.dateOfBirth.${id}`),
    governmentIdSealed: hasId
      ? keys.seal(`DEMO-${chance.between(100_000, 999_999)}`, `VictimInfo.governmentId.${id}`)
      : null,
    address,
    city,
    state,
    zipCode,
    phone,
    email,
    needStatement: story.needStatement,
    relationToOfficer: chance.pick(relations),
    dependents: story.dependents ?? null,
    employmentStatus: chance.pick(employments),
    emergencyContact: hasId ? `A neighbor, (217) 555-01${chance.between(10, 99)}` : null,
    createdAt: described,
    updatedAt: described,
  };
}
