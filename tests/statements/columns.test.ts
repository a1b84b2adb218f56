import { takeCases } from "../../graph/accounts/agencies/cases.sql.ts";
import { expect, test, vi } from "vitest";
import * as attempts from "../../graph/accounts/admins/sign-in/attempts.sql.ts";
import * as recheck from "../../graph/accounts/identity-providers/recheck.sql.ts";
import * as webhooks from "../../graph/accounts/webhooks/send.sql.ts";
import { scopedTo, wholeProgram, type AgencyScope } from "../../graph/core/access/agency-scope.ts";
import { int, text, timestamp, word, type Columns } from "../../graph/core/database/columns.ts";
import * as envelope from "../../graph/core/database/envelope.sql.ts";
import * as locks from "../../graph/core/database/locks.sql.ts";
import * as statements from "../../graph/core/database/statement.ts";
import { readRoleRights } from "../../graph/core/database/role-rights.sql.ts";
import { createSql, type Sql, type Statement } from "../../graph/core/database/statement.ts";
import * as idempotency from "../../graph/core/idempotency.sql.ts";
import * as limitUses from "../../graph/core/limit-uses.sql.ts";
import * as jobs from "../../graph/core/process/jobs.sql.ts";
import { statementFor } from "../../graph/core/sessions/lookup.sql.ts";
import * as sessions from "../../graph/core/sessions/rows.sql.ts";
import * as decision from "../../graph/decisions/allocations/approval/facts.sql.ts";
import * as limits from "../../graph/decisions/allocations/approval/limits.sql.ts";
import * as samePerson from "../../graph/decisions/allocations/approval/same-person.sql.ts";
import { writeTransition } from "../../graph/decisions/allocations/approval/transition.sql.ts";
import { readWaiting } from "../../graph/decisions/rulebook/acting/waiting.sql.ts";
import { replayRule } from "../../graph/decisions/rulebook/dry-run.sql.ts";
import * as rulesets from "../../graph/decisions/rulebook/rulesets/rulesets.sql.ts";
import { countByAddress } from "../../graph/desk/activity/addresses.sql.ts";
import * as entries from "../../graph/desk/activity/entries.sql.ts";
import { readCounts } from "../../graph/desk/analytics/figures.sql.ts";
import { readVerdicts } from "../../graph/desk/analytics/voca/persons.sql.ts";
import * as voca from "../../graph/desk/analytics/voca/quarter.sql.ts";
import * as stats from "../../graph/desk/cases/stats.sql.ts";
import { countCompliance } from "../../graph/desk/compliance/compliance.sql.ts";
import * as inbox from "../../graph/desk/inbox/inbox.sql.ts";
import * as threads from "../../graph/desk/inbox/threads/threads.sql.ts";
import * as work from "../../graph/desk/tasks/work.sql.ts";
import * as dispatch from "../../graph/help/dispatches/give/facts.sql.ts";
import { insertDispatches } from "../../graph/help/dispatches/give/insert.sql.ts";
import { readProviderYear } from "../../graph/help/reconcile/totals.sql.ts";
import * as redeem from "../../graph/help/redemption/redeem.sql.ts";
import * as codes from "../../graph/help/vendors/codes.sql.ts";
import { readRowsOf, readReadings } from "../../graph/intake/privacy-requests/own-data.sql.ts";
import { readEarlierHelp, readEarlierHelpByKey } from "../../graph/help/dispatches/helped-before.sql.ts";
import * as people from "../../graph/intake/people/pairs.sql.ts";
import { columnsOf } from "../../graph/intake/requests/columns.ts";
import * as list from "../../graph/intake/requests/list.sql.ts";
import * as rest from "../../graph/intake/requests/rest.sql.ts";
import * as tracker from "../../graph/intake/requests/tracker.sql.ts";
import * as delivery from "../../graph/messages/communications/delivery.sql.ts";
import * as outbox from "../../graph/messages/communications/outbox.sql.ts";
import * as receipts from "../../graph/messages/communications/receipts.sql.ts";
import { outboxViews } from "../../graph/messages/communications/rules.ts";
import * as balances from "../../graph/money/funds/balances.sql.ts";
import * as move from "../../graph/money/funds/move.sql.ts";
import { readSpent } from "../../graph/money/funds/transparency/figures.sql.ts";
import * as verify from "../../graph/money/funds/verify.sql.ts";
import * as backup from "../../graph/platform/backup/database.sql.ts";
import * as exported from "../../graph/platform/export/tables.sql.ts";
import * as health from "../../graph/platform/system/health/health.sql.ts";
import { sealedColumns } from "../../graph/platform/system/key-rotation/sealed-columns.ts";
import * as sealed from "../../graph/platform/system/key-rotation/sealed.sql.ts";
import * as due from "../../graph/records/destruction/due.sql.ts";
import { lockRunning } from "../../graph/records/destruction/running.sql.ts";
import * as strip from "../../graph/core/personal/strip-units.sql.ts";
import { findAgain, readMade } from "../../graph/platform/backup/destroyed/rows.sql.ts";
import { unitsOf } from "../../graph/records/destruction/units.sql.ts";
import { removeFreeKeys } from "../../graph/intake/people/free-keys.sql.ts";
import { recordClasses } from "../../shared/records/schedules/rules.ts";
import { caseOrders } from "../../shared/desk/cases/rules.ts";
import { threadViews } from "../../shared/desk/inbox/rules.ts";
import { taskViews, workKinds } from "../../shared/desk/tasks/kinds.ts";
import { Prisma } from "../../prisma/client/client.ts";
import { useDatabase } from "../harness/database/database.ts";
import { withDeclaredRows } from "../harness/database/declared-rows.ts";
import { describe, differences } from "../harness/database/describe.ts";
import { readSources } from "../harness/imports.ts";

/*
 * Every hand-written statement, in each of its variants, returns the columns that it declares. The
 * functions of the `*.sql.ts` files run with a database that notes their statements and answers
 * with a made-up row of the declared columns.
 */

const database = useDatabase();
const noted = new Map<string, Statement>();
const known = new Set<string>();
const problems: string[] = [];

const samples: Record<string, unknown> = { int4: 1, float8: 1, bool: true, text: "request-1", json: [] };
samples["_text"] = [samples["text"]];
samples["timestamptz"] = new Date(0);
const sampleOf = (row: Columns<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, { types }]) => [name, name === "name" ? "Message" : samples[types[0]!]]),
  );

const sql: Sql = async <Row>(statement: Statement<Row>) => {
  noted.set(statement.text, statement);
  return [sampleOf(statement.row) as Row];
};
/** Statements without a declared row are only prepared. */
const tagged = async (strings: TemplateStringsArray, ...values: unknown[]) => {
  const { text } = Prisma.sql(strings, ...values);
  noted.set(text, { name: "", text } as Statement);
  return [];
};
const tx = {
  $queryRaw: tagged,
  $executeRaw: tagged,
  $queryRawUnsafe: async (text: string) => void noted.set(text, { name: "", text } as Statement),
} as never;
const client = { query: async () => ({ rows: [] }) } as never;
const within = { ...{ sql, now: () => new Date(0) }, config: () => ({ maxFundAllocationCents: 1 }) };
const at = new Date(0);
const scopes = [wholeProgram(), scopedTo({ kind: "admin", agencies: [1, 2], shownAgency: null } as never)];
const entry = { at, correlation: "", actorKind: "system" };
const tools = { may: () => true, now: at, callbackMinutes: 5, adminId: 1 };
const exportedPage = {
  ...{ table: "Fund", columns: ["id", "name"], key: [{ column: "id", type: "integer" }], most: 1 },
};
const slice = { skip: 0, take: 25 };
const help = { requestId: 1, providers: [{ vendorId: 1, helpType: "food" as const }] };
const vendorCode = { ...help.providers[0]!, requestId: 1, valueCents: 1, now: at };
const officer = { officerId: 1, citizenId: null, isAdmin: false };
const columns = { names: [...new Set(Object.values(columnsOf).flat())], key: "all" };
const words = [
  { word: "a", actions: ["a"], failures: ["a"], request: "1" },
  { word: "b", actions: [], failures: [], request: undefined },
];
const filters: Omit<entries.EntryFilter, "scope">[] = [
  { words: [] },
  { words, actors: ["admin"], status: "failure", from: at, to: at },
  { words, status: "success" },
];
const inboxFilters = [
  { search: "" },
  { search: "anna 5", direction: "inbound", type: "sms", status: "unread", priority: "high" },
  { search: "", request: 1, isHandled: true },
  { search: "", thread: "callback-1" },
  { search: "", after: `${at.toISOString()}~callback-1`, direction: "outbound" },
  { search: "", keys: [{ source: "message", id: "00000000-0000-4000-8000-000000000000" }] },
] as Omit<Parameters<typeof inbox.readInbox>[1], "scope">[];
const trackedPages = caseOrders.flatMap((order) =>
  [0, 1].flatMap((after) => [
    { asked: { words: [], status: null, order }, after },
    { asked: { words: [], status: "pending" as const, isOpen: true, order }, after },
    { asked: { words: ["anna", "EM-2026-1234"], status: null, order }, after },
  ]),
);
const transitions: Parameters<typeof writeTransition>[2][] = [
  { to: "denied", reason: "no", audit: [], messages: [] },
  { to: "approved", allocate: {}, counted: {}, approval: {}, letters: [{}], audit: [], messages: [{}] },
  { to: "approved", allocate: {}, automatic: { unchangedSince: at }, audit: [], messages: [] },
  {
    ...{ to: "processing", moveAllocationTo: "distributed", waitsForFund: true, needsAdministrator: true },
    ...{ linkId: 1, links: [{}], settler: { settledBy: "", settledByKeys: [] }, audit: [], messages: [] },
  },
];

/** Each function of the files, in each of its variants. */
const calls: Record<string, (scope: AgencyScope) => unknown[]> = {
  attempts: () => [
    attempts.countTry(sql, { key: "", now: at, forgotten: at, limit: 5 }),
    attempts.forgetTries(sql, ""),
    attempts.undoTry(sql, ""),
  ],
  recheck: () => [recheck.claimRechecks(sql, { now: at, lease: at, most: 1 })],
  webhooks: () => [webhooks.claimDeliveries(sql, { now: at, lease: at, most: 1, processId: "" })],
  envelope: () => [envelope.readEnvelope(tx, 1)],
  locks: () => [
    ...[locks.lockName(tx, ""), locks.lockRow(tx, "Webhook", 1), locks.lockRequest(tx, 1)],
    ...[locks.lockCase(tx, 1), locks.lockOfficerAndCase(tx, 1), locks.lockOfficerAndCaseOfLink(tx, "")],
    ...[locks.shareCaseOfRequest(tx, 1), locks.lockAdmins(tx, 1, 2), locks.shareSuperAdmin(tx, 1)],
    ...[locks.lockLetters(tx, [1]), locks.lockIdempotencyKey(tx, { scope: "", key: "" })],
    locks.announcingStepBack(tx, async () => {}),
  ],
  idempotency: () => [
    idempotency.insertKey(tx, { scope: "", key: "", bodyHash: "" }, at),
    idempotency.writeAnswer(tx, { scope: "", key: "" }, {}),
  ],
  limitUses: () => [limitUses.insertLimitUse(sql, "", 1)],
  jobs: () => [
    ...[jobs.lockDueLetters(tx, 1), jobs.takeLetterNumbers(tx, 2026, 1)],
    ...[jobs.readSummariesDue(tx, { since: at, most: 1 }), jobs.readRequestsWithoutKey(tx, "phone", 1)],
    jobs.readSurveysDue(tx, { now: at, completedAfter: at, usedAfter: at, leastDaysToUse: 1, most: 1 }),
    jobs.claimRecommendations(sql, { now: at, leasedBefore: at, oldest: at, most: 1 }),
    jobs.readRematchesDue(sql, 1),
  ],
  sessions: (scope) => [
    ...[
      sessions.readSession(tx, 1, at),
      sessions.touchSession(sql, 1, at, null),
      sessions.endSilent(sql, at, at),
      sessions.lockSession(sql, 1, at),
      sessions.listIdleOfficers(sql, at, 30),
    ],
    sessions.rotateSession(sql, { id: 1, tokenHash: "a", oldHash: "b", now: at }),
    ...[
      undefined,
      decision.decisionPrefetch(1),
      dispatch.dispatchPrefetch({ ...help, key: "" }),
      list.listPrefetch(columns, 21),
      rest.requestPrefetch({ correlation: "", ip: "" }, 1),
      ...caseOrders.map((order) =>
        tracker.trackedPrefetch({ words: [], status: null, order, scope }, { after: 0, take: 26 }),
      ),
    ].map((prefetch) => sql(statementFor(prefetch), [])),
  ],
  decisions: () => [
    ...[takeCases(tx, 1, ["police.example.gov"]), locks.lockRequests(tx, { number: 1, verificationId: 1 })],
    decision.readDecisionFacts(within, 1),
    limits.readLimitsLeft(sql, { authority: "alone", limitKeys: [], now: at }),
    samePerson.readSamePeople(sql, 1),
    samePerson.writeRecipientKeys(tx, { requestIds: [1], recipientKeys: [], keeps: true }),
    ...transitions.map((change) => writeTransition(within, { id: 1, version: 1 }, change)),
  ],
  rulebook: () => [
    readWaiting(within, 0),
    replayRule(sql, {
      ...{ now: at, since: at, urgencies: ["high"], thresholdMinutes: 5, steps: 1, limitCents: 1 },
      ...slice,
    }),
    rulesets.readBoardRows(sql, at),
    rulesets.readPastFacts(sql, 1),
  ],
  activity: (scope) => [
    countByAddress(sql, { since: at, signIns: [], search: undefined }),
    countByAddress(sql, { since: at, signIns: [], search: "10." }),
    ...filters
      .map((filter) => ({ ...filter, scope }))
      .flatMap((filter) => [
        entries.readEntries(sql, filter, { take: 25 }),
        entries.readEntries(sql, filter, { take: 25, after: "1" }),
        entries.countEntries(sql, filter),
        entries.countEntries(sql, filter, [1n]),
        entries.readEntryBatch(sql, filter, { after: "0", newest: "9", most: 5 }),
      ]),
    entries.readNewestEntry(sql),
    entries.countChain(sql),
  ],
  figures: (scope) => [
    readCounts(sql, scope, { from: at, to: at, beforeFrom: at, beforeTo: at, days: [{ at }] }),
    countCompliance(sql, at, at),
    ...[voca.readServed(sql, { yearFrom: at, from: at, until: at }), readVerdicts(sql)],
    voca.countAnonymousContacts(sql, { from: at, until: at }),
    ...[stats.countByStatus(sql, scope), stats.sumUpCounts(sql)],
    stats.countActiveUsers(sql, scope, at, at),
    readRowsOf(sql, "Letter", "request", { number: 1, isOwn: true }),
    readReadings(sql, 1, "America/Chicago"),
  ],
  people: () => [
    people.readPairs(sql, 1, 5),
    people.readCommonKeys(tx, 1, 2),
    people.addKeysToVerdicts(tx, 1),
    readEarlierHelp(sql, 1, null),
    readEarlierHelpByKey(sql, ["a"], 1),
  ],
  inbox: (scope) => [
    ...inboxFilters
      .map((filter) => ({ ...filter, scope }))
      .flatMap((filter) => [inbox.readInbox(sql, filter), inbox.countInbox(sql, filter)]),
    inbox.countUnreadItems(sql, scope),
  ],
  threads: (scope) => [
    ...threadViews.flatMap((view) =>
      ["", "anna"].map((search) => threads.readThreads(sql, { view, search, adminId: 1, scope }, slice)),
    ),
    threads.countThreads(sql, { search: "", adminId: 1, scope }, threadViews),
  ],
  work: (scope) =>
    taskViews.flatMap((view) =>
      [null, ...workKinds].flatMap((kind) =>
        ["", "#5"].flatMap((search) => {
          const filter = { view, kind, search, scope, ...tools };
          return [work.readWork(sql, filter, slice), work.countWork(sql, filter)];
        }),
      ),
    ),
  dispatches: () => [
    dispatch.readDispatchFacts(within, sql, help),
    dispatch.readOfferedVendors(sql, help.providers),
    insertDispatches(sql, {
      ...{ requestId: 1, version: 1, now: at, rows: [], entry: {}, letters: [], kept: undefined },
    }),
    redeem.writeRedemption(sql, {
      ...{ dispatchId: 1, requestId: 1, cents: 1, now: at, kind: "terminal", terminalId: 1, by: "" },
      ...{ entry: {}, settledByKeys: null },
    }),
    redeem.writeUndo(sql, {
      ...{
        redemptionId: 1,
        requestId: 1,
        now: at,
        since: at,
        terminalId: 1,
        by: "",
        isShort: false,
        entry: {},
      },
    }),
    redeem.countTry(sql, { dispatchId: 1, now: at, perLock: 1, most: 5, lockMs: 1 }),
    codes.readUsedCodes(sql, []),
    codes.takeFreeCode(tx, vendorCode),
    codes.readNextCode(tx, vendorCode, []),
    codes.readNextCode(tx, vendorCode, [1, 2]),
  ],
  requests: (scope) => [
    ...[scope, { officerId: 1 }, { citizenId: 1 }].flatMap((owner) =>
      [undefined, 1].map((after) => list.readRequestPage(within, owner, { columns, take: 21, after })),
    ),
    rest.readListed(sql, { ...officer, scope }),
    ...[undefined, 1].map((after) => rest.readAllListed(sql, scope, { take: 5, after })),
    rest.readLogged({ ...within, correlation: "", ip: "" }, { ...officer, scope }, { number: 1, entry }),
    rest.readAnswer(sql, 1),
  ],
  tracker: (scope) => [
    ...trackedPages.map(({ asked, after }) =>
      tracker.readTrackedPage(within, { ...asked, scope }, { after, take: 26 }),
    ),
    tracker.readTrackedFacts(within, 1),
    tracker.foldForSearch(within, [""]),
  ],
  messages: () => [
    delivery.claimMessages(sql, { now: at, lease: at, room: 1, isEmailOn: true, processId: "" }),
    delivery.wakeMessages(sql, "sms", at),
    delivery.renewClaim(sql, { id: "", tries: 1, until: at }),
    delivery.putBackMessage(sql, { id: "", tries: 1 }, { isOver: true, reason: "", dueAt: at, tries: 1 }),
    ...[{ id: "" }, { letterId: 1 }].map((which) => delivery.resetFailed(sql, which, at)),
    delivery.readHeld(sql, ""),
    ...outboxViews.flatMap((view) => [
      outbox.readOutboxPage(sql, { view, search: "", ...slice }),
      outbox.countOutboxMessages(sql, { view, search: "" }),
    ]),
    ...[outbox.readOutboxMessage(sql, ""), outbox.countOutboxStates(sql)],
    receipts.applyReceipt(tx, {
      ...{ eventId: "", channel: "sms", providerId: "", messageId: null, status: "sent", code: null, at },
    }),
    receipts.noteTaken(tx, { id: "", channel: "sms", at, providerId: "", reason: null }),
  ],
  money: () => [
    balances.readBalances(sql, { now: at, since: at }),
    balances.canPay(within, { requestId: 1, amountCents: 1 }),
    balances.readWaitingForFund(sql),
    balances.anyFundPays(sql),
    move.lockFund(tx, 1),
    move.postTransfer(tx, {
      ...{ fundId: 1, source: "funder", target: "available", cents: 1n, kind: "deposited", at, depositId: 1 },
    }),
    readProviderYear(sql, { from: at, to: at, firstDay: "2026-01-01", lastDay: "2026-12-31" }),
    readSpent(sql, { months: [], leastRequests: 1 }),
    verify.verifyLedger(sql),
    verify.liftTimeLimit(tx),
  ],
  records: () => [
    ...recordClasses.flatMap((record) => [
      due.countDue(sql, record, { firstMonth: 10, zone: "UTC", lastYear: 2026 }),
      ...unitsOf(record).flatMap((unit) => [
        due.lockDue(sql, record, unit, { from: at, to: at, after: 0, most: 1 }),
        strip.stripUnits(sql, { destructionId: 1, record, at }, unit.kind, [1]),
      ]),
    ]),
    lockRunning(sql),
    readMade(sql, "request", "EmergencyRequest", [1]),
    findAgain(sql, "cases", { unit: "request", table: "EmergencyRequest", rows: [[1, "0"]] }),
    removeFreeKeys(tx, 1),
  ],
  backup: () => [
    ...[backup.countRows(client), backup.readMigrations(client), backup.readNewestSeal(client)],
    ...[backup.readInstallation(client), backup.readServerVersion(client), backup.shareSnapshot(client)],
    ...[backup.lockBackups(client), backup.insertRun(client, {} as never), backup.countTables(client)],
    ...[backup.listDatabases(client, ""), backup.countConnections(client, "")],
    ...[backup.canCreateDatabases(client), backup.emptyDatabase(client)],
    ...[exported.beginMoment(client), exported.readTableColumns(client)],
    ...[null, ["1"]].map((after) => exported.readPage(client, { ...exportedPage, after })),
    readRoleRights(client, ["pg_trgm"]),
  ],
  platform: () => [
    health.ping(tx),
    health.writeSamples(tx, [], 1),
    health.foldSamples(sql, at),
    health.readHealthPoints(sql, at, 1),
    health.countSamples(sql, at, at),
    ...sealedColumns.flatMap((column) => [
      sealed.readOtherwiseSealed(sql, column, { prefix: "", after: null, most: 1 }),
      sealed.writeSealed(sql, column, []),
    ]),
    sealed.beginRotation(sql),
  ],
};

test("a wrong column, type or null is found", async () => {
  const client = await database.pool.connect();
  const selected = `SELECT "id", "caseId", "officerId", "createdAt"::text AS "createdAt" FROM "EmergencyRequest"`;
  const row = { id: int, caseId: int, officerId: int, createdAt: timestamp, status: word() };
  expect(await differences(client, { text: selected, row }).finally(() => client.release())).toEqual([
    "caseId is text, not int4",
    "officerId can be null",
    "createdAt is text, not timestamptz",
    "status is missing",
  ]);
});

test("the database of the tests refuses a row that is not as declared", async () => {
  const checked = withDeclaredRows(createSql(database.pool, database.embedded));
  const one = { name: "", row: { one: int }, text: `SELECT $1::int AS "one"` };
  expect(await checked(one, [1])).toEqual([{ one: 1 }]);
  await expect(checked(one, [null])).rejects.toThrow("one is null");
  await expect(checked({ ...one, row: { one: text } }, [1])).rejects.toThrow("one is 1");
});

test.each(Object.entries(calls))("statements return what they declare: %s", async (_name, run) => {
  vi.spyOn(statements, "sqlWithin").mockReturnValue(sql);
  vi.spyOn(statements, "readOn").mockImplementation((_client, row, text) => sql({ name: "", row, text }, []));
  noted.clear();
  await Promise.all(scopes.flatMap(run));
  expect(noted.size).toBeGreaterThan(0);
  const client = await database.pool.connect();
  try {
    for (const [text, { name, row }] of noted) {
      known.add(name);
      const wrong = row ? await differences(client, { text, row }) : void (await describe(client, text));
      if (wrong?.length) problems.push(`${name || text.slice(0, 200)}: ${wrong.join("; ")}`);
    }
  } finally {
    client.release();
  }
  expect(problems.splice(0)).toEqual([]);
});

test("every statement of the files was compared", () => {
  const names = readSources("graph")
    .filter(({ file }) => file.endsWith(".sql.ts"))
    .flatMap(({ code }) => [...code.matchAll(/\bname: "([\w-]+)"/g)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
