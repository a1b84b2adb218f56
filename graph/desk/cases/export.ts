import * as z from "zod/mini";
import { reaches } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import { maxAtOnce } from "../../../shared/core/bulk.ts";
import type { Context } from "../../core/context.ts";
import { parse, parseId, Refusal } from "../../core/errors.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { isoIn } from "../../../shared/core/time/calendar.ts";
import { readTextStop } from "../../intake/safe-contact/stop-texts.ts";
import { keepReleased } from "../../intake/releases/live-release.ts";
import { shown } from "../../intake/requests/masking.ts";
import { readTrackedFacts } from "../../intake/requests/tracker.sql.ts";

export const exportQuery = z.object({ cases: z.string(), body: z.optional(z.string()) });

/** Times are local. The header names the zone, and each time has its offset. */
const columnsIn = (zone: string) => [
  ...["case", "victim", "urgency", "status", `created (${zone})`, "officer", "agency", "requestedAmount"],
  ...["requestedHelp", "letters", "responses", "unreadResponses", "owner"],
  ...["textConsent", `textConsentAt (${zone})`, "textConsentRecordedBy"],
  ...["textsStopped", `textsStoppedAt (${zone})`, "textsStoppedRecordedBy"],
  ...["recommendedAmount", "allocatedAmount", "differenceReason"],
];

/**
 * Chosen cases as a CSV file, with the columns of the tracker and the consent to texts, in the
 * order in which they were chosen. The file goes outside: a name is in it only if the person has
 * released it to the body that the query names. The export is logged.
 */
export async function exportCases(context: Context, query: unknown): Promise<string> {
  admit(context.viewer, "readCases");
  const { cases, body } = parse(exportQuery, query);
  const numbers = cases.split(",").map((number) => parseId(number, "cases"));
  if (numbers.length > maxAtOnce || new Set(numbers).size !== numbers.length)
    throw new Refusal("INVALID", coreSays.chooseSome, { cases: [coreSays.chooseSome] });
  const answer: Exported[] = [];
  for (const number of numbers) answer.push(await readExported(context, number));
  await keepReleased(context, "GET /api/admin/cases/export", { answer, body });
  await record(context.db, context, {
    action: "request.exported",
    resourceType: "request",
    details: { cases: numbers },
  });
  return [csvStart(context.env), csvLine(columnsIn(context.zone())), ...answer.map(lineOf)].join("");
}

interface Exported {
  id: number;
  caseId: string;
  victimName: string;
  rest: Parameters<typeof csvLine>[0];
}

const lineOf = ({ caseId, victimName, rest }: Exported) => csvLine([caseId, victimName, ...rest]);

async function readExported(context: Context, id: number): Promise<Exported> {
  const [request, facts] = await Promise.all([
    context.db.emergencyRequest.findUnique({
      where: { id },
      include: {
        owner: { include: { admin: true } },
        textConsent: true,
        victimInfo: true,
        allocations: { where: { status: { not: "denied" } }, orderBy: { id: "desc" }, take: 1 },
      },
    }),
    readTrackedFacts(context, id),
  ]);
  if (!request || !facts || !reaches(context.viewer, request.agencyId))
    throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const { caseOfficer, letterCount, responseCount, unreadResponseCount } = facts;
  const { requestAmountCents: cents, textConsent } = request;
  const [allocation] = request.allocations;
  const textStop = await readTextStop(context, request);
  const wordOfWay = (way: string | undefined) => way?.replaceAll("_", " ");
  const zone = context.zone();
  const rest = [
    ...[request.urgencyLevel, request.status],
    ...[isoIn(zone, request.createdAt), caseOfficer?.name, caseOfficer?.agency],
    dollars(cents),
    request.requestedHelpTypes.join(" "),
    ...[letterCount, responseCount, unreadResponseCount, request.owner?.admin.name],
    ...[wordOfWay(textConsent?.way), textConsent && isoIn(zone, textConsent.at), textConsent?.recordedBy],
    ...[wordOfWay(textStop?.way), textStop && isoIn(zone, textStop.at), textStop?.recordedBy],
    ...[dollars(allocation?.recommendedCents), dollars(allocation?.amountCents)],
    wordOfWay(allocation?.differenceReason ?? undefined),
  ];
  return { id, caseId: request.caseId, victimName: shown.victimName(context, request), rest };
}

const dollars = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? null : (cents / 100).toFixed(2);
