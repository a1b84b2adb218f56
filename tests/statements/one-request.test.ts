import { beforeAll, expect, test } from "vitest";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import {
  readAllListed,
  readAnswer,
  readListed,
  readLogged,
  requestPrefetch,
  type Identified,
} from "../../graph/intake/requests/rest.sql.ts";
import { findCaller } from "../../graph/core/sessions/lookup.sql.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask } from "../harness/people.ts";

/*
 * The reads of the REST interface. Their rows are those that Prisma reads, and their answers are
 * GraphQL's, for every viewer.
 */

const lab = useKernel();
const scope = wholeProgram();
let every: EveryKind;
beforeAll(async () => {
  every = await fileEveryKind(lab);
});

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

/** The statements' row through Prisma. */
async function plainRow(number: number, { hasRecord }: { hasRecord: boolean }) {
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    include: { evidence: { orderBy: { ordinal: "asc" } }, victimInfo: true },
  });
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...info } = row.victimInfo ?? {};
  const plain = {
    id: row.id,
    caseId: row.caseId,
    status: row.status,
    urgencyLevel: row.urgencyLevel,
    createdAt: row.createdAt.toISOString(),
    officerId: row.officerId,
    citizenId: row.citizenId,
    victimName: row.victimName,
    victimContact: row.victimContact,
    victimPhone: row.victimPhone,
    victimEmail: row.victimEmail,
    anonymous: row.anonymous,
    contacting: row.contacting,
    location: row.victimAddress,
    requestDetails: row.requestDetails,
    requestedHelpTypes: row.requestedHelpTypes,
    needs: row.needs,
    needsSource: row.needsSource,
    requestAmount: usd(row.requestAmountCents),
    evidenceUrls: row.evidence.map(({ id }) => `/files/${id}`),
    aiRecommendation: usd(row.aiRecommendationCents),
    aiJustification: row.aiJustification,
    approvalDate: row.approvedAt?.toISOString() ?? null,
    approvalNotes: row.decisionReason,
  };
  const times = { createdAt: expect.any(String), updatedAt: expect.any(String) };
  return hasRecord ? { ...plain, victimInfo: row.victimInfo && { ...info, ...times } } : plain;
}

const newestFirst = async (where: object) =>
  (
    await lab.db.emergencyRequest.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true },
    })
  ).map(({ id }) => id);

async function asked(who: string): Promise<{ as: Identified; where: object }> {
  const { viewer } = await every.viewers[who]!.context();
  const officerId = viewer.kind === "officer" ? viewer.officerId : null;
  const citizenId = viewer.kind === "citizen" ? viewer.citizenId : null;
  const isAdmin = viewer.kind === "admin" && viewer.owes === null;
  return {
    as: { officerId, citizenId, isAdmin, scope },
    where: isAdmin ? {} : { OR: [{ officerId: officerId ?? -1 }, { citizenId: citizenId ?? -1 }] },
  };
}

const viewers = [
  "visitor",
  "officerOfTheCase",
  "officerOfAnotherAgency",
  "officerWaitingForAnswer",
  "citizen",
  "admin",
  "superAdmin",
  "adminBeforePassword",
];

test.each(viewers)("the list and each request have the rows that Prisma reads: %s", async (who) => {
  const { as, where } = await asked(who);
  const numbers = await newestFirst(where);
  const plain = await Promise.all(numbers.map((number) => plainRow(number, { hasRecord: false })));
  expect(await readListed(lab.sql, as)).toEqual(plain);
  const context = await every.viewers[who]!.context();
  const entry = { at: lab.now(), correlation: "parity", actorKind: "system", actorId: null, actorName: null };
  for (const number of every.all) {
    const row = await readLogged(context, as, { number, entry });
    expect([number, row]).toEqual([
      number,
      numbers.includes(number) ? await plainRow(number, { hasRecord: true }) : undefined,
    ]);
  }
});

test("an administrator's pages of all requests, and the answer of a write, have them too", async () => {
  const numbers = await newestFirst({});
  const plain = await Promise.all(numbers.map((number) => plainRow(number, { hasRecord: false })));
  expect(await readAllListed(lab.sql, scope, { take: 4, after: undefined })).toEqual(plain.slice(0, 4));
  for (const [at, number] of numbers.entries())
    expect(await readAllListed(lab.sql, scope, { take: 3, after: number })).toEqual(
      plain.slice(at + 1, at + 4),
    );
  for (const number of every.all)
    expect(await readAnswer(lab.sql, number)).toEqual(await plainRow(number, { hasRecord: true }));
});

test("together with the session it is the own request, and nothing for others", async () => {
  for (const who of viewers) {
    const caller = every.viewers[who]!;
    const token = /=([\w-]{43})/.exec(caller.cookie)?.[1];
    if (token === undefined) continue;
    for (const number of every.all) {
      const prefetch = requestPrefetch({ correlation: "together", ip: "" }, number);
      const found = await findCaller(lab.sql, { hash: lab.keys.hash(token), now: lab.now(), prefetch });
      const isOwn =
        who.startsWith("officer") && (await newestFirst((await asked(who)).where)).includes(number);
      expect([who, number, found?.prefetched ?? null]).toEqual([
        who,
        number,
        isOwn ? await plainRow(number, { hasRecord: true }) : null,
      ]);
    }
  }
});

const inGraphql = `query ($number: Int!) { request(number: $number) { number caseId status urgencyLevel createdAt victimName victimContact anonymous contacting
  victimAddress requestDetails requestedHelpTypes requestAmount aiRecommendation aiJustification decisionReason evidence { url }
  victimInfo { fullName dateOfBirth address city state zipCode phone email governmentId needStatement relationToOfficer otherAssistance dependents employmentStatus emergencyContact } } }`;

async function overGraphql(caller: Caller, number: number) {
  const { data, code } = await ask(caller, inGraphql, { number });
  if (!data?.request) return { code };
  const row = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const {
    number: id,
    evidence,
    victimAddress,
    decisionReason,
    status,
    ...rest
  } = JSON.parse(JSON.stringify(data.request));
  const { viewer } = await caller.context();
  return {
    code,
    answer: {
      ...rest,
      id,
      status: viewer.kind === "admin" && status === "denied" ? "rejected" : status,
      location: victimAddress,
      approvalNotes: decisionReason,
      evidenceUrls: evidence.map(({ url }: { url: string }) => url),
      // GraphQL has them in other words, or not at all.
      officerId: row.officerId,
      needs: row.needs,
      needsSource: row.needsSource,
      approvalDate: row.approvedAt?.toISOString() ?? null,
    },
  };
}

test.each(viewers)("the answer is GraphQL's: %s", async (who) => {
  const caller = every.viewers[who]!;
  for (const number of every.all) {
    const graphql = await overGraphql(caller, number);
    const rest = await caller.fetch(`/api/emergency-requests/${number}`);
    const body = (await rest.json()) as { code?: string };
    if (graphql.answer) expect([number, body]).toEqual([number, graphql.answer]);
    else expect([number, rest.status >= 400, body.code]).toEqual([number, true, graphql.code]);
  }
});
