import type {
  EmergencyRequest,
  Link,
  Officer,
  Recipient,
  Verification,
  VictimInfo,
} from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { freeze, thaw } from "../../core/security/link-snapshots.ts";
import { personNames, valuesIn } from "../../core/personal/read.ts";
import { redact } from "../../core/text/redact.ts";
import type { Needs } from "../../../shared/intake/needs/rules.ts";
import { needsIn } from "../needs/settle.ts";

/** A request with its case and the people whose names stay off the supervisor's page. */
export interface AskedRequest {
  request: EmergencyRequest & { victimInfo?: VictimInfo | null };
  verification: Verification & { officer: Officer; recipient: Recipient | null };
}

/**
 * What the supervisor's page shows, besides the amount and the initials, which the form covers by
 * the request's version.
 */
export type ShownRequest = Pick<
  EmergencyRequest,
  "caseId" | "requestedHelpTypes" | "urgencyLevel" | "needsSource"
> & {
  officerName: string;
  /** What is needed; null on older requests without stated needs. */
  needs: Needs | null;
  supervisorName: string;
  need: string;
};

/** The request as shown to its supervisor, for the link's row. */
export const freezeRequest = ({ keys }: Context, asked: AskedRequest) =>
  freeze<ShownRequest>(keys, { shown: shownOf(asked), basis: basisOf(asked) });

/** The request as this link shows it; null if the request or its officer was changed since. */
export function requestOnLink(
  { keys }: Context,
  { factsSealed }: Pick<Link, "factsSealed">,
  asked: AskedRequest,
): ShownRequest | null {
  const link = factsSealed ? thaw(keys, factsSealed, basisOf(asked)) : null;
  return link?.isCurrent ? (link.shown as ShownRequest) : null;
}

const shownOf = ({ request, verification }: AskedRequest): ShownRequest => ({
  caseId: request.caseId,
  requestedHelpTypes: request.requestedHelpTypes,
  urgencyLevel: request.urgencyLevel,
  officerName: verification.officer.name,
  supervisorName: verification.supervisorName,
  needsSource: request.needsSource,
  needs: needsShown({ request, verification }),
  need: withoutPerson({ request, verification }, request.requestDetails),
});

const basisOf = ({ request, verification: { officer, caseNumber } }: AskedRequest) => [
  request.caseId,
  request.requestedHelpTypes,
  request.urgencyLevel,
  request.requestDetails,
  needsIn(request.needs),
  request.needsSource,
  caseNumber,
  officer.name,
  officer.rank,
  officer.agency,
];

function needsShown(asked: AskedRequest): Needs | null {
  const needs = needsIn(asked.request.needs);
  if (!needs) return null;
  const clean = (text: string | null) => text && withoutPerson(asked, text);
  const ride = needs.ride && { ...needs.ride, to: clean(needs.ride.to) };
  return { ...needs, ride, other: clean(needs.other) };
}

/** The officer's description of the need, without names and places. */
function withoutPerson({ request, verification: { recipient } }: AskedRequest, text: string) {
  return redact(text, [
    ...valuesIn("EmergencyRequest", request, personNames),
    ...valuesIn("Recipient", recipient, personNames),
    ...valuesIn("VictimInfo", request.victimInfo, personNames),
  ]);
}
