import type { RecordClass } from "../../../prisma/client/enums.ts";
import { conditionOf, pathsOf } from "../../core/personal/rows.sql.ts";
import { strippings } from "../../core/personal/strippings.ts";
import { holdsSomething } from "../../core/personal/strip-units.sql.ts";
import type { Model } from "../../core/personal/types.ts";

/** What is destroyed as a whole: a request, an officer's case without one, or a row by itself. */
export interface Unit {
  kind: string;
  /** Its table, as `u`. */
  table: string;
  /** When it closed, in SQL. */
  closedAt: string;
  isClosed: string;
}

const request: Unit = {
  kind: "request",
  table: "EmergencyRequest",
  // A denial has no time of its own that a later step could not have changed.
  closedAt: `CASE WHEN u."status" = 'completed' THEN u."completedAt" ELSE u."updatedAt" END`,
  isClosed: `u."status" IN ('completed', 'denied')`,
};
const officersCase: Unit = {
  kind: "case",
  table: "Verification",
  closedAt: `u."updatedAt"`,
  isClosed: `NOT EXISTS (SELECT FROM "EmergencyRequest" r WHERE r."verificationId" = u."id")`,
};
const row = (table: string, closedAt: string, isClosed = "true"): Unit => ({
  kind: table,
  table,
  closedAt,
  isClosed,
});

const ofRequests = [request, officersCase];
const byRecord: Record<RecordClass, readonly Unit[]> = {
  cases: ofRequests,
  evidence: ofRequests,
  recordings: ofRequests,
  government_id: ofRequests,
  messages: ofRequests,
  callbacks: [
    row("CallbackRequest", `coalesce(u."closedAt", u."answeredAt")`, `u."status" IN ('answered', 'closed')`),
  ],
  feedback: [
    row("Feedback", `u."handledAt"`, `u."state" = 'handled'`),
    row("Correction", `u."resolvedAt"`, `u."state" = 'resolved'`),
  ],
  session_networks: [row("Session", `coalesce(u."endedAt", u."expiresAt")`)],
};
export const unitsOf = (record: RecordClass): readonly Unit[] => byRecord[record];

/** The conditions, in SQL, by which a unit `u` stays although its period is over. */
export const reasonsToStay = ({ kind }: Unit) => ({
  held: `sv_held('${kind}', u."id")`,
  openMoney:
    kind === "request"
      ? `(EXISTS (SELECT FROM "RequestMoney" m WHERE m."requestId" = u."id" AND (m."reservedCents" <> 0 OR m."committedCents" <> 0))
        OR EXISTS (SELECT FROM "StatementLine" l WHERE l."requestId" = u."id" AND l."state" = 'open'))`
      : "false",
  openReport:
    kind === "request"
      ? `(EXISTS (SELECT FROM "RecipientResponse" a WHERE a."requestId" = u."id" AND a."isProblem" AND a."acknowledgedAt" IS NULL)
        OR EXISTS (SELECT FROM "DeskTask" k WHERE k."requestId" = u."id" AND k."state" = 'open'))`
      : "false",
});

/** A unit is due if it was not stripped and has something of this class. */
export function isLeft(record: RecordClass, unit: Unit): string {
  const stripped = `NOT EXISTS (SELECT FROM "StrippedRecord" s WHERE s."unit" = '${unit.kind}' AND s."key" = u."id" AND s."record" = '${record}')`;
  const { kind } = unit;
  if (record === "cases" || (kind !== "request" && kind !== "case")) return stripped;
  const has = strippings
    .filter((one) => one.record === record)
    .flatMap((one) =>
      ownersOf(one.model, kind).map(
        (theirs) => `EXISTS (SELECT FROM "${one.model}" t WHERE ${theirs} AND ${holdsSomething(one)})`,
      ),
    );
  return `${stripped} AND (${has.join(" OR ") || "false"})`;
}

/**
 * The conditions by which a row of `t` goes with a unit `u`. What belongs to an officer's case
 * alone
 * goes with the last of its requests, so each of them has something left until then.
 */
function ownersOf(model: Model, kind: "request" | "case"): string[] {
  const own = conditionOf(model, kind, (column) => `${column} = u."id"`);
  const ofCase =
    kind === "request" && conditionOf(model, "case", (column) => `${column} = u."verificationId"`);
  const alone = pathsOf(model, "request").flatMap((path) =>
    typeof path === "string" ? [` AND t."${path}" IS NULL`] : [],
  );
  return [...(own ? [own] : []), ...(ofCase ? [`${ofCase}${alone.join("")}`] : [])];
}
