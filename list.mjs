import { readManifest } from "./scripts/lib/manifest.mjs";
import { statSync } from "node:fs";
const m = readManifest("dist/web");
for (const p of process.argv.slice(2)) { const f = m.filesOf(p, m.filesOf(m.entry)); m.filesOf("relay", f); console.log(p, [...f].filter(x=>x.endsWith(".js")).map(x=>x.replace(/^assets\//,"")+" "+statSync("dist/web/"+x).size).join("\n  ")); }
