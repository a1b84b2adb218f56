import { readFileSync } from "node:fs";
import { serverZone } from "../graph/core/time/installation.ts";
import { dayIn } from "../shared/core/time/zone.ts";
import { checkDirectory } from "../graph/community/directory/entries/check.ts";

const file = process.argv[2] ?? "graph/community/directory/entries/directory.csv";
const problems = checkDirectory(readFileSync(file, "utf8"), dayIn(serverZone(), new Date()));
for (const { line, key, level, text } of problems) console.log(`${file}:${line} ${level} ${key}: ${text}`);

const errors = problems.filter(({ level }) => level === "error").length;
console.log(`${errors} errors, ${problems.length - errors} warnings`);
process.exitCode = errors > 0 ? 1 : 0;
