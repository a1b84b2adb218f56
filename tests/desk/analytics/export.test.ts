import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { gapNote } from "../../../graph/core/pages/report-pdf.ts";
import { pdfGap } from "../../../graph/core/pages/pdf-text.ts";
import { useKernel } from "../../harness/kernel.ts";
import { linesOfPdf, textOfPdf } from "../../harness/pdf.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";
import { unzip } from "../../harness/unzip.ts";
import { inventHistory, writeHistory } from "./history.ts";

const lab = useKernel();
const now = new Date("2026-11-20T03:30:00.000Z");
/**
 * An agency name that a spreadsheet would evaluate, with characters that a PDF's fonts lack.
 */
const strange = `=HYPERLINK("http://evil.example","Полиция 警察")`;

beforeAll(async () => {
  await writeHistory(lab, inventHistory(7, now, 300, []));
  await lab.db.officer.updateMany({ where: { agency: "Agency 0" }, data: { agency: strange } });
  lab.setNow(now);
});

async function exported(query: string) {
  const admin = await signInAdmin(lab);
  const answer = await admin.fetch(`/api/admin/analytics/export?${query}`, { method: "POST" });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()), admin };
}
const totalOf = async (query: string) => {
  const admin = await signInAdmin(lab);
  const { analytics } = await (await admin.fetch(`/api/admin/analytics?${query}`)).json();
  return analytics as {
    overview: { totalRequests: number };
    geographic: { topDepartments: { department: string }[] };
  };
};

test("the export is a tagged PDF named by range and day, and is logged", async () => {
  const { answer, bytes, admin } = await exported("timeRange=90d&timeZone=America/Chicago");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  // In Chicago it is still the nineteenth.
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="analytics-90d-2026-11-19.pdf"',
  );
  const text = bytes.toString("latin1");
  expect(text).toMatch(/^%PDF-1\.7/);
  for (const part of ["/StructTreeRoot", "/Marked true", "/Lang (en-US)", "/S /Table", "/S /TH", "/S /H2"])
    expect(text).toContain(part);
  expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
  const words = textOfPdf(bytes);
  const { overview } = await totalOf("timeRange=90d&timeZone=America/Chicago");
  expect(words).toContain(`Total Requests ${overview.totalRequests}`);
  expect(words).toContain("Critical requests count as high.");
  // Characters that the fonts lack leave a gap, and the file says where they are.
  expect(words.replaceAll(" ", "")).toContain(`=HYPERLINK("http://evil.example","Полиция${pdfGap}")`);
  expect(words).toContain(gapNote);
  const [row] = await lab.db.auditEntry.findMany({
    where: { action: "analytics.exported", actorId: String(admin.adminId) },
  });
  expect(row).toMatchObject({
    resourceType: "analytics",
    details: { range: "90d", timeZone: "America/Chicago", format: "pdf" },
  });
});

test("the CSV has the same numbers, and no formulas", async () => {
  const query = "timeRange=1y&timeZone=Asia/Kolkata";
  const { answer, bytes } = await exported(`${query}&format=csv`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("analytics-1y-2026-11-20.csv");
  const rows = parse(bytes, { bom: true, relax_column_count: true, skip_empty_lines: true });
  const { overview, geographic } = await totalOf(query);
  expect(rows.find(([name]) => name === "Total Requests")?.[1]).toBe(String(overview.totalRequests));
  expect(geographic.topDepartments.map(({ department }) => department)).toContain(strange);
  expect(rows.some(([name]) => name === `'${strange}`)).toBe(true);
  expect(rows.flat().filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
  expect(rows.filter(([name]) => /^\d{4}-\d\d-\d\d$/.test(name ?? ""))).toHaveLength(365);
});

test("the XLSX has the same numbers, and formula-like text stays text", async () => {
  const { answer, bytes } = await exported("timeRange=1y&format=xlsx");
  expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
  const files = unzip(bytes);
  const sheets = [...files].filter(([name]) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name));
  expect(sheets).toHaveLength(8);
  const all = sheets.map(([, xml]) => xml).join("");
  expect(all).not.toContain("<f>");
  expect(sheets.every(([, xml]) => xml.includes('state="frozen"'))).toBe(true);
  // Days are dates: 2026-11-19 is the day 46345 of a spreadsheet.
  expect(all).toMatch(/<v>46345<\/v>/);
  const { overview } = await totalOf("timeRange=1y");
  expect(all).toContain(`<v>${overview.totalRequests}</v>`);
  expect([...files.values()].join("")).toContain("=HYPERLINK(");
});

test("only administrators can export, with a valid range and format", async () => {
  const path = "/api/admin/analytics/export";
  expect((await (await lab.visitor()).fetch(path, { method: "POST" })).status).toBe(401);
  expect((await (await signInOfficer(lab)).fetch(path, { method: "POST" })).status).toBe(403);
  for (const query of ["format=exe", "timeRange=2d", "timeZone=Nowhere/At_All"]) {
    const { answer, bytes } = await exported(query);
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(bytes.toString("utf8")).fields)).toHaveLength(1);
  }
  // Viewing is not exporting.
  expect((await (await signInAdmin(lab)).fetch(path)).status).toBe(404);
});

test("the headings of a PDF's tables do not break inside a word", async () => {
  const lines = linesOfPdf((await exported("timeRange=90d")).bytes);
  for (const word of ["Name", "Value", "Unit", "Previous", "period", "Change", "allocated"])
    expect([word, lines.some((line) => line.split(" ").includes(word))]).toEqual([word, true]);
});
