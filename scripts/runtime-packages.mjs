// node scripts/runtime-packages.mjs FOLDER: copies the packages that the built server loads from
// node_modules, with their own, into FOLDER. All other libraries are in its bundle.
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { external } from "./lib/build/server-bundle.mjs";

const target = process.argv[2];
if (!target) {
  console.error("usage: node scripts/runtime-packages.mjs FOLDER");
  process.exit(2);
}

/** What no server reads: maps, types, and Prisma's compilers of queries for other databases. */
const isNeedless = (file) => /\.(?:map|d\.[cm]?ts)$|_bg\.(?:sqlserver|cockroachdb|mysql|sqlite)\./.test(file);
const copied = new Set();
for (const name of external) copy(name, process.cwd());
console.log(`${copied.size} packages`);

function copy(name, from) {
  const folder = findPackage(name, from);
  if (!folder || copied.has(folder)) return;
  copied.add(folder);
  const isNested = (file) => file.slice(folder.length).includes(`${path.sep}node_modules`);
  cpSync(folder, path.join(target, path.relative(process.cwd(), folder)), {
    recursive: true,
    filter: (file) => !isNested(file) && !isNeedless(file),
  });
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copy(needed, folder);
}

/** As Node looks for it: in the folder's own node_modules, then in each one above it. */
function findPackage(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", name);
    if (existsSync(found)) return found;
    if (folder === process.cwd() || folder === path.dirname(folder)) return undefined;
  }
}
