import * as z from "zod/mini";
import { auditRow } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { can, listOwnerOf } from "./policy.ts";
import { scopedTo } from "../../core/access/agency-scope.ts";
import { may } from "../../core/access/viewer.ts";
import { shownInfo, shownPerson } from "./masking.ts";
import { victimInfoPlain, type ListedRequest, type ListQuery, type RequestAnswer } from "./rest-shapes.ts";
import { demandRequest } from "../request-access/service.ts";
import { identityOf } from "./victim-info/victim-info.ts";
import { says } from "../../../shared/intake/requests/sentences.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import {
  maxListed,
  readAllListed,
  readAnswer,
  readListed,
  readLogged,
  type AnswerRow,
  type Identified,
  type ListedRow,
} from "./rest.sql.ts";

/** GET /api/emergency-requests. Asking for another person's list is refused. */
export async function listRequestsOverRest(context: Context, query: ListQuery): Promise<ListedRequest[]> {
  const { viewer, sql } = context;
  if (!can.listFor(viewer, query)) throw new Refusal("FORBIDDEN", says.onlyOwn);
  if (may(viewer, "readCases") && query.isAdmin === "true") return listAll(context, query);
  return (await readListed(sql, identity(context))).map((row) => listed(context, row));
}

/** A page of all requests for an administrator; the `Link` header leads to the next one. */
async function listAll(context: Context, { limit = maxListed, after }: ListQuery): Promise<ListedRequest[]> {
  const { sql, viewer, setNextPage } = context;
  const rows = await readAllListed(sql, scopedTo(viewer), { take: limit + 1, after });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (last) setNextPage?.(`/api/emergency-requests?isAdmin=true&limit=${limit}&after=${last.id}`);
  return rows.slice(0, limit).map((row) => listed(context, row));
}

/**
 * GET /api/emergency-requests/{id}: a listed request is read and logged in one statement; others
 * take the general path.
 */
export async function readRequestOverRest(context: Context, number: number): Promise<RequestAnswer> {
  const entry = auditRow(context, { action: "request.read", resourceType: "request" });
  const row = await readLogged(context, identity(context), { number, entry });
  if (row) return shown(context, row);
  await demandRequest(context, number);
  return answerRequest(context, number);
}

/** The request as a write returns it, to a viewer with permission. */
export async function answerRequest(context: Context, number: number): Promise<RequestAnswer> {
  const row = await readAnswer(context.sql, number);
  if (!row) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  return shown(context, row);
}

function identity({ viewer }: Context): Identified {
  const owner = listOwnerOf(viewer);
  const none = { officerId: null, citizenId: null };
  if (owner && "agencies" in owner) return { ...none, isAdmin: true, scope: owner };
  return { ...none, isAdmin: false, scope: scopedTo(viewer), ...owner };
}

function shown(context: Context, { victimInfo: all, ...row }: AnswerRow): RequestAnswer {
  const request = { id: row.id, officerId: row.officerId, citizenId: row.citizenId };
  if (!all) return { ...listed(context, row), victimInfo: null };
  const info = shownInfo(context, row, all);
  const { dateOfBirthSealed, governmentIdSealed, ...plain } = info;
  const sealed = { dateOfBirthSealed, governmentIdSealed, requestId: row.id, request };
  return {
    ...listed(context, row),
    victimInfo: { ...z.parse(victimInfoPlain, plain), ...identityOf(context, sealed) },
  };
}

function listed(context: Context, { citizenId, victimPhone, victimEmail, ...row }: ListedRow): ListedRequest {
  const { viewer } = context;
  const { victimName, victimContact, requestDetails } = shownPerson(context, {
    ...row,
    citizenId,
    victimPhone,
    victimEmail,
  });
  const advice = can.seeAdvice(viewer)
    ? {}
    : { aiRecommendation: null, aiJustification: null, approvalNotes: null };
  return {
    ...row,
    ...advice,
    victimName,
    victimContact,
    requestDetails,
    // The administrators' term.
    status: may(viewer, "readCases") && row.status === "denied" ? "rejected" : row.status,
  };
}
