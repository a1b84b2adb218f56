import { beforeAll, expect, test } from "vitest";
import { calls } from "../../graph/app/domains.ts";
import { evidenceCalls } from "../../graph/intake/evidence/file-operations.ts";
import { writeDoneDestruction } from "../harness/records/done.ts";
import { draftPacket } from "../../graph/records/packets/draft-packet.ts";
import { makePacket } from "../../graph/records/packets/service.ts";
import { makeNext, packetInput } from "../harness/records/packets.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { textOfPdf } from "../harness/pdf.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../harness/people.ts";
import { unzip } from "../harness/unzip.ts";

const lab = useKernel();
/** In Auckland it is the next day, and another year. */
const now = new Date("2031-12-31T15:00:00.000Z");
const zone = "Pacific/Auckland";
const kinds = { csv: "text/csv", xlsx: "spreadsheetml", pdf: "application/pdf" } as const;
type Kind = keyof typeof kinds;

/** Every call whose answer is a table or a report; uploaded files come back as they were. */
const files = Object.entries(calls)
  .filter(([name]) => !(name in evidenceCalls))
  .flatMap(([name, { answers = [] }]) =>
    (Object.keys(kinds) as Kind[])
      .filter((kind) => answers.some((answer) => answer.includes(kinds[kind])))
      .map((kind) => ({ name, kind })),
  );

/** What each needs in its address. A new export without a line here fails. */
const addresses: Record<string, (kind: Kind) => string> = {
  "POST /api/admin/analytics/export": (kind) => `/api/admin/analytics/export?timeRange=7d&format=${kind}`,
  "POST /api/admin/compliance/report": () => "/api/admin/compliance/report",
  "GET /api/admin/audit-logs/export": (kind) => `/api/admin/audit-logs/export?format=${kind}`,
  "GET /api/ledger/export": (kind) => `/api/ledger/export?month=2032-01&format=${kind}`,
  "GET /api/admin/code-counts/:id": () => "/api/admin/code-counts/1",
  "GET /api/admin/voucher-books/:id": () => "/api/admin/voucher-books/1",
  "GET /api/admin/cases/export": () => "/api/admin/cases/export?cases=1",
  "POST /api/admin/voca/export": () => "/api/admin/voca/export?year=2031&quarter=1",
  "GET /api/admin/destructions/:id": () => "/api/admin/destructions/1",
  "GET /api/admin/packets/:id": () => `/api/admin/packets/${packet}`,
  "GET /api/admin/provider-totals/export": () => "/api/admin/provider-totals/export?year=2032",
};
/** They print days and no time. */
const withoutTimes = ["GET /api/admin/voucher-books/:id"];

let root: Caller;
let packet = "";
beforeAll(async () => {
  await lab.setZone(zone);
  lab.setNow(now);
  await fileRequest(lab, await signInOfficer(lab));
  root = await signInAdmin(lab, { role: "super_admin" });
  const vendor = await lab.db.vendor.create({ data: { key: "inn", name: "Inn" } });
  await lab.db.codeCount.create({
    data: {
      ...{ vendorId: vendor.id, month: "2032-01", counted: 1, inSystem: 1, countedAt: now },
      ...{ countedBy: "a", countedById: 1 },
    },
  });
  await writeDoneDestruction(lab, now);
  const request = await lab.db.emergencyRequest.findFirstOrThrow();
  const drafted = await draftPacket(await root.context(), request.id, packetInput());
  await makePacket(await root.context(), drafted);
  await makeNext(lab);
  packet = drafted.id;
  const fund = await lab.db.fund.findFirstOrThrow();
  await lab.db
    .$queryRaw`SELECT fund_move(${fund.id}, 'funder', 'available', 100, 'deposited', ${now}, NULL, NULL)`;
});

test("every export is listed here", () => {
  expect(files.length).toBeGreaterThan(8);
  expect([...new Set(files.map(({ name }) => name))].toSorted()).toEqual(Object.keys(addresses).toSorted());
});

test.for(files.filter(({ name }) => !withoutTimes.includes(name)))(
  "$name as $kind names the time zone of the installation, and has its times",
  async ({ name, kind }) => {
    const answer = await root.fetch(addresses[name]!(kind), { method: name.split(" ")[0]! });
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = textOf(kind, bytes);
    expect(text).toContain(zone);
    // Not a time of UTC, nor one of the machine.
    expect(text).not.toMatch(/T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-](?!13:00)\d\d:\d\d)/);
    expect(text).not.toMatch(/\b(?:UTC|C[SD]T)\b/);
    expect(text).not.toContain("2031-12-31T");
  },
);

function textOf(kind: Kind, bytes: Buffer): string {
  if (kind === "pdf") return textOfPdf(bytes);
  return kind === "csv" ? bytes.toString("utf8") : [...unzip(bytes).values()].join("\n");
}
