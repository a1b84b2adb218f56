import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { decodeFile } from "../../../web/design/fields/files/bytes.ts";
import { exportEntries, planImport } from "../../../graph/community/entries/files.ts";
import { readCodeFile } from "../../../graph/help/vendors/code-file.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

/**
 * Files through a real spreadsheet. Debian's package is libreoffice-calc. Without it these tests
 * are skipped, and their names say why.
 */
const office = ["soffice", "libreoffice"].find((name) => {
  try {
    execFileSync(name, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});
const unless = office === undefined ? " (skipped: LibreOffice, the command soffice, is not installed)" : "";

const lab = useKernel();
const folder = mkdtempSync(path.join(tmpdir(), "office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** LibreOffice's numbers of character sets. */
const charsets = { "UTF-8": 76, "Windows-1252": 1 } as const;
type Charset = keyof typeof charsets;
/** The column formats of an import: as LibreOffice guesses, or as text. */
const asText = Array.from({ length: 20 }, (_, column) => `${column + 1}/2`).join("/");

async function convert(file: string, to: string, from?: string): Promise<string> {
  const into = mkdtempSync(path.join(folder, "out-"));
  await promisify(execFile)(office ?? "", [
    `-env:UserInstallation=file://${folder}/profile`,
    "--headless",
    ...(from ? [`--infilter=${from}`] : []),
    ...["--convert-to", to, "--outdir", into, file],
  ]);
  return path.join(into, `${path.basename(file, path.extname(file))}.${to.split(":")[0]}`);
}

const csvAs = (charset: Charset, separator = ",") =>
  `csv:Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,${charsets[charset]},1,,0,false,true,false`;
/** Opens with a guess at dates and numbers, in American English. */
const guessed = "CSV:44,34,76,1,,1033,false,true";
const texts = `CSV:44,34,76,1,${asText},1033,false,false`;

interface Way {
  charset: Charset;
  separator?: string;
  isWorkbook?: boolean;
}

/** Opens a file of ours, saves it as a person would, and reads the bytes as the browser does. */
async function throughOffice(csv: string, opened: string, { charset, separator, isWorkbook }: Way) {
  const file = path.join(folder, "table.csv");
  writeFileSync(file, csv);
  const saved = isWorkbook
    ? await convert(await convert(file, "xlsx", opened), csvAs(charset, separator))
    : await convert(file, csvAs(charset, separator), opened);
  const decoded = decodeFile(Uint8Array.from(readFileSync(saved)));
  if ("problem" in decoded) throw new Error(decoded.problem);
  return decoded;
}

const ways: [string, Way][] = [
  ["UTF-8", { charset: "UTF-8" }],
  ["Windows-1252 with semicolons", { charset: "Windows-1252", separator: ";" }],
  ["a workbook and UTF-8", { charset: "UTF-8", isWorkbook: true }],
  ["a workbook and Windows-1252", { charset: "Windows-1252", isWorkbook: true }],
];

test.skipIf(office === undefined).for(ways)(
  `the directory is unchanged after LibreOffice saved it as %s${unless}`,
  { timeout: 120_000 },
  async ([, way]) => {
    const context = await (await signInAdmin(lab)).context();
    const { text, encoding } = await throughOffice(await exportEntries(context, null), guessed, way);
    expect(encoding).toBe(way.charset === "UTF-8" ? "utf-8" : "windows-1252");
    const { lines, skipped } = await planImport(context, text);
    expect(lines.length).toBeGreaterThan(900);
    expect(skipped).toEqual([]);
    const touched = lines.filter(({ outcome }) => outcome !== "unchanged");
    if (way.charset === "UTF-8") expect(touched).toEqual([]);
    // Windows-1252 has no ʻokina. Such a line is refused, and its entry stays as it is.
    for (const { outcome, problem } of touched)
      expect([outcome, problem]).toEqual(["refused", expect.stringContaining("Damaged characters")]);
    expect(touched.length).toBeLessThan(5);
  },
);

const codes = ["00123456", "4000123412341234", "12E5", "0042-7781", "1-2-2", "-AB123", "+CD456", "'EF789"];
const codeFile = ["code,helpType,value", ...codes.map((code) => `${code},food,30`)].join("\r\n");
const known = { served: ["food"], zone: "America/Chicago", isCompared: false } as const;

test.skipIf(office === undefined).for(ways)(
  `codes that were opened as text are unchanged after LibreOffice saved them as %s${unless}`,
  { timeout: 120_000 },
  async ([, way]) => {
    const { text } = await throughOffice(codeFile, texts, way);
    const { rows } = readCodeFile(text, { ...known, now: lab.now() });
    expect(rows.map(({ problem }) => problem)).toEqual(codes.map(() => null));
    expect(rows.map(({ found }) => found?.code)).toEqual(codes);
  },
);
