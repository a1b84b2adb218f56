import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { scopedTo, wholeProgram } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { parse } from "../../core/errors.ts";
import type { Slice } from "../../core/graphql/pages.ts";
import { pageSize } from "../../../shared/core/graphql/pages.ts";
import type { Prefetch } from "../../core/prefetch/prefetch.ts";
import { alreadyRead, type ReadAlready } from "../../core/graphql/shared-paths.ts";
import { openStatuses, requestStatuses } from "../../../shared/core/request-statuses.ts";
import { trackedFilter } from "../../../shared/desk/cases/rules.ts";
import { demandSearch } from "../../intake/releases/live-release.ts";
import { wordsIn } from "../../intake/requests/search.ts";
import { countCases } from "./stats.ts";
import {
  readTrackedFacts,
  readTrackedPage,
  trackedPrefetch,
  type TrackedFacts,
  type TrackedIn,
} from "../../intake/requests/tracker.sql.ts";

/** The checked filter of the tracker. */
export function trackedBy(context: Context, input: unknown) {
  admit(context.viewer, "readCases");
  const filter = filterIn(input);
  if (filter.words.length > 0) demandSearch(context);
  return { ...filter, scope: scopedTo(context.viewer) };
}

function filterIn(input: unknown) {
  const { search, status, isOpen, order } = parse(trackedFilter, input);
  return { words: wordsIn(search), status: status ?? null, isOpen, order };
}

/** The first page, as it comes with the session. */
export function firstPagePrefetch({ first, after, ...filter }: TrackedArgs): Prefetch | undefined {
  const given = Object.entries(filter).filter(([, value]) => value !== null);
  if (after || (first ?? 1) < 1) return undefined;
  // The session is not known yet. For the lists of some agencies, nothing comes with it.
  const asked = { ...filterIn(Object.fromEntries(given)), scope: wholeProgram() };
  return trackedPrefetch(asked, { after: 0, take: pageSize(first) + 1 });
}

interface TrackedArgs {
  first?: number | null;
  after?: string | null;
}

/**
 * A page of the tracker: most urgent first, then newest. `found` is the number of results,
 * `maxFound` + 1 if there are more; null without a search. `whole` is the query for whole rows, if
 * the document selects more than the statement reads.
 */
export async function listTracked(
  context: Context,
  asked: TrackedIn,
  { whole, ...slice }: Slice & { whole: { include?: never } | null },
) {
  const { found, rows } = await readTrackedPage(context, asked, slice);
  if (!whole) return { found, rows: rows.map((row) => withFacts(row as unknown as EmergencyRequest, row)) };
  const id = { in: rows.map((row) => row.id) };
  const requests = await context.db.emergencyRequest.findMany({ ...whole, where: { id } });
  const byId = new Map(requests.map((request) => [request.id, request]));
  return {
    found,
    rows: rows.flatMap((row) => {
      const request = byId.get(row.id);
      return request ? [withFacts(request, row)] : [];
    }),
  };
}

/** The number of requests without a search, from the cached counts. */
export async function countTracked(
  context: Context,
  { status, isOpen, scope }: Pick<TrackedIn, "status" | "isOpen" | "scope">,
): Promise<number> {
  const counts = await countCases(context, scope);
  const counted = (isOpen ? openStatuses : requestStatuses).filter((each) => !status || each === status);
  return counted.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
}

/** One request, for administrators who watch the tracker; read once for all of them. */
export async function readTracked(context: Context, id: number): Promise<EmergencyRequest | null> {
  const [request, read] = await Promise.all([
    context.db.emergencyRequest.findUnique({ where: { id } }),
    readTrackedFacts(context, id),
  ]);
  return request && read ? withFacts(request, read) : null;
}

const withFacts = (request: EmergencyRequest, facts: TrackedFacts): EmergencyRequest & ReadAlready => {
  const { caseOfficer, letterCount, responseCount, unreadResponseCount, missingApproval } = facts;
  const read = { caseOfficer, letterCount, responseCount, unreadResponseCount, missingApproval };
  return Object.assign(request, { [alreadyRead]: read });
};
