import { beforeAll, expect, test } from "vitest";
import { createFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit } from "../../../graph/money/funds/deposits.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { unzip } from "../../harness/unzip.ts";
import { localDay } from "../../harness/local-day.ts";

const lab = useKernel();
let desk: Caller;
let fund = 0;
const formula = '=HYPERLINK("http://evil")';
beforeAll(async () => {
  const treasurer = await signInSuperAdmin(lab);
  const clerk = await (await signInAdmin(lab, { role: "treasurer" })).context();
  desk = await signInAdmin(lab);
  ({ id: fund } = await createFund(await treasurer.context(), { name: "+1 county", priority: 1 }));
  for (let n = 0; n < 30; n++) {
    const form = { amount: n === 0 ? 900_000_000.01 : n, reference: n === 1 ? formula : `Wire ${n}` };
    const deposit = await enterDeposit(clerk, fund, form);
    await confirmDeposit(await treasurer.context(), deposit);
  }
});
const month = localDay().slice(0, 7);

test("a month of the journal is a CSV file whose cells are no formulas", async () => {
  const answer = await desk.fetch(`/api/ledger/export?month=${month}`);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="ledger-${month}.csv"`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  expect(lines[0]).toBe(
    `id,timestamp (${lab.zone()}),fund,kind,from,to,amount,case,reference,enteredBy,confirmedBy`,
  );
  // Local, with the offset.
  const [entry] = await lab.db.ledgerEntry.findMany({ orderBy: { id: "desc" }, take: 1 });
  const written = lines[1]?.split(",")[1] ?? "";
  expect(written).toMatch(/[+-]\d\d:\d\d$/);
  expect([new Date(written), written.slice(0, 10)]).toEqual([entry?.at, localDay(entry?.at)]);
  expect(lines).toHaveLength(31);
  expect(lines.find((line) => line.includes("HYPERLINK"))).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(lines.at(-1)).toMatch(/,'\+1 county,deposited,funder,available,900000000\.01,,Wire 0,[^,]+,[^,]+$/);
  expect(await lab.db.auditEntry.count({ where: { action: "fund.exported" } })).toBe(1);
});

test("the same as XLSX has texts as texts and amounts as numbers", async () => {
  const answer = await desk.fetch(`/api/ledger/export?month=${month}&format=xlsx&fund=${fund}`);
  expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).toContain("<v>900000000.01</v>");
  expect(sheet).not.toContain("<f>");
  expect([...files.values()].join("")).toContain("=HYPERLINK");
  expect(sheet.match(/<row /g)).toHaveLength(31);
  // The time is a date of the style, not a text; the first row is frozen.
  expect(sheet).toMatch(/<c r="B2" s="\d+"(?: t="n")?><v>4\d{4}\.?\d*<\/v>/);
  expect(sheet).toContain('state="frozen"');
  const balances = files.get("xl/worksheets/sheet2.xml") ?? "";
  expect(balances).toContain("<v>900000435.01</v>");
  for (const name of ["enteredBy", "confirmedBy", "opening balance", "closing balance"])
    expect([...files.values()].join("")).toContain(name);
});

test("another month is empty, and wrong input names its field", async () => {
  const empty = await desk.fetch("/api/ledger/export?month=2001-01");
  expect((await empty.text()).trimEnd().split("\r\n")).toHaveLength(1);
  const names: Record<string, string> = {
    "": "month",
    "?month=2026-13": "month",
    [`?month=${month}&format=pdf`]: "format",
    [`?month=${month}&fund=x`]: "fund",
  };
  for (const [query, field] of Object.entries(names)) {
    const answer = await desk.fetch(`/api/ledger/export${query}`);
    expect(answer.status, query).toBe(400);
    expect(JSON.stringify(await answer.json()), query).toContain(`"${field}"`);
  }
  expect((await desk.fetch(`/api/ledger/export?month=${month}&fund=9999`)).status).toBe(404);
});

test("the journal of a fund is paged for tools, newest first", async () => {
  const ids: number[] = [];
  let next: string | undefined = `/api/funds/${fund}/entries`;
  let pages = 0;
  while (next) {
    const answer: Response = await desk.fetch(next);
    expect(answer.status).toBe(200);
    const { entries } = (await answer.json()) as { entries: { id: number; amount: number }[] };
    ids.push(...entries.map(({ id }) => id));
    next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    pages += 1;
  }
  expect(pages).toBe(2);
  expect(ids).toHaveLength(30);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect((await desk.fetch(`/api/funds/${fund}/entries?after=x`)).status).toBe(400);
  expect((await desk.fetch("/api/funds/9999/entries")).status).toBe(404);
});

test("officers and visitors do not read the ledger", async () => {
  for (const caller of [await signInOfficer(lab), await lab.visitor()])
    for (const path of [`/api/ledger/export?month=${month}`, `/api/funds/${fund}/entries`])
      expect([401, 403]).toContain((await caller.fetch(path)).status);
});
