import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** As written. */
  source: string;
  /** The project file that it refers to, or undefined for a package. */
  target: string | undefined;
  typeOnly: boolean;
}

export interface SourceFile {
  file: string;
  code: string;
  lines: number;
  imports: Import[];
}

const skipped = new Set(["__generated__", "client", "node_modules"]);

/** Every source file in these folders, with its imports: static, re-exported, dynamic. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) => (existsSync(folder) ? filesUnder(folder) : [])).map(readSource);
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("tests/");
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(file);
    return /\.tsx?$/.test(file) && file !== "prisma/pothos.ts" ? [file] : [];
  });
}

function readSource(file: string): SourceFile {
  const code = readFileSync(file, "utf8");
  return { file, code, lines: code.split("\n").length - 1, imports: importsOf(file, code) };
}

function importsOf(file: string, code: string): Import[] {
  const { module } = parseSync(file, code);
  const written = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      source: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ source: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^["'`](.+)["'`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
      return literal ? [{ source: literal, typeOnly: false }] : [];
    }),
  ];
  return written.map(({ source, typeOnly }) => ({ source, typeOnly, target: targetOf(file, source) }));
}

function targetOf(file: string, source: string): string | undefined {
  if (source.startsWith(".")) return path.posix.join(path.posix.dirname(file), source);
  if (source.startsWith("#relay/")) return `web/__generated__/${source.slice("#relay/".length)}.ts`;
  return undefined;
}
