// A process that a test kills while it dispatches help, request by request; with MODE=check it
// reports the result instead.
import { openKernel } from "../../../graph/app/kernel.ts";
import { systemContext, type Context } from "../../../graph/core/context.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { redeemByPhone, undoByAdministrator } from "../../../graph/help/redemption/by-phone.ts";
import { verifyLedger } from "../../../graph/money/funds/verify.sql.ts";
import { loadReferenceData } from "../../../prisma/seed/reference.ts";

const requestsInAll = 60;
const { kernel, database, config } = await openKernel(readEnv(process.env));
await loadReferenceData(database);
await config.refresh();
const { db } = kernel;

if (process.env["MODE"] === "check") {
  const rows = await db.$queryRaw`
    SELECT r."id", r."status"::text AS "status", r."version",
      (SELECT count(*)::int FROM "HelpDispatch" d WHERE d."requestId" = r."id") AS "dispatches",
      (SELECT count(*)::int FROM "Letter" l WHERE l."requestId" = r."id" AND l."kind" = 'dispatch') AS "letters",
      (SELECT count(*)::int FROM "AuditEntry" a WHERE a."action" = 'request.dispatched' AND a."resourceId" = r."id"::text) AS "audited",
      (SELECT count(*)::int FROM "HelpDispatch" d JOIN "VendorCode" c ON c."id" = d."codeId" AND c."state" = 'taken' WHERE d."requestId" = r."id") AS "codes"
    FROM "EmergencyRequest" r ORDER BY r."id"`;
  const [taken] = await db.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS "count" FROM "VendorCode" WHERE "state" = 'taken'`;
  const [redeemed] = await db.$queryRaw<{ wrong: number; count: number }[]>`
    SELECT count(*)::int AS "count", (count(*) FILTER (WHERE r."uses" <> h."usesAllowed" - h."usesLeft" OR h."actualCents" IS DISTINCT FROM r."cents"
      OR r."all" <> a."all"))::int AS "wrong" FROM "HelpDispatch" h
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE "undoneAt" IS NULL) AS "uses", sum("cents") FILTER (WHERE "undoneAt" IS NULL) AS "cents", count(*) AS "all"
      FROM "Redemption" WHERE "dispatchId" = h."id") r
    CROSS JOIN LATERAL (SELECT count(*) AS "all" FROM "AuditEntry" WHERE "action" = 'dispatch.redeemed' AND "resourceId" = h."id"::text) a`;
  const { problems } = await verifyLedger(kernel.sql);
  process.stdout.write(`state ${JSON.stringify({ rows, taken: taken?.count, redeemed, problems })}\n`, () =>
    process.exit(0),
  );
} else {
  const vendors = await db.vendor.findMany({ where: { key: { in: ["uber", "doordash", "expedia"] } } });
  const uber = vendors.find(({ key }) => key === "uber")?.id ?? 0;
  await db.vendorCode.createMany({
    data: Array.from({ length: requestsInAll }, (_, n) => ({
      vendorId: uber,
      codeSealed: kernel.keys.seal(`RIDE-${n}`, "VendorCode.code"),
      codeKey: `ride-${n}`,
      batch: "crash",
    })),
  });
  const requests = await db.emergencyRequest.createManyAndReturn({
    data: Array.from({ length: requestsInAll }, (_, n) => ({
      caseId: `EM-2026-${1000 + n}`,
      status: "approved" as const,
      victimName: `Person ${n}`,
      victimContact: "",
      victimAddress: "",
      victimPhone: "512-555-0143",
      victimEmail: `person${n}@example.com`,
      requestDetails: "A ride, a meal and a room",
      requestedHelpTypes: ["food" as const, "shelter" as const, "transportation" as const],
    })),
    select: { id: true },
  });
  const desk = (username: string): Context => ({
    ...systemContext(kernel, username),
    viewer: {
      kind: "admin",
      sessionId: 1,
      adminId: 1,
      username,
      roles: ["admin"],
      emailKey: `${username}@fund.example`,
      agencies: null,
      shownAgency: null,
      owes: null,
    },
  });
  const [context, second] = [desk("crash"), desk("second")];
  const providers = vendors.map(({ id: vendorId, helpTypes: [helpType] }) => ({ vendorId, helpType }));
  process.stdout.write("ready\n");
  for (const { id } of requests) {
    const { ids: given } = await dispatchHelp(context, id, { providers, overReason: "A test" });
    for (const dispatch of given) await redeemByPhone(second, dispatch, { amount: 5 });
    await undoByAdministrator(second, given[0] ?? 0);
    process.stdout.write(`done ${id}\n`);
  }
}
