import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const web = "dist/web";
/** What a person may need without a connection: the public pages with their windows, and the forms that are filled on the way. */
const worksOffline =
  /^(?:app|directory|exit|events|feedback|home|incidents|landing|offline|preferences|rights|support)\/|^needs\/|^requests\/(?:NewRequest|Evidence|OfflineNewRequest|VictimInfo|Notifications|failures|waiting)|^verification\/(?:OfficerForm|failures)|^recipients\/CaseTracking|words\.(?:es|fr)\.ts$|^_(?:es|fr)-|^\.\.\/graph\/rights\//;

/** dist/web/sw.js, which knows the files of the build that it belongs to; it changes when any of them does. */
export async function buildServiceWorker() {
  const { build } = await import("vite");
  const files = [...builtFiles(), ...publicFiles()];
  const hash = createHash("sha256");
  for (const file of [...files, "/index.html"]) hash.update(file).update(contentOf(file));
  const version = hash.digest("hex").slice(0, 12);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __BUILT__: JSON.stringify({ version, files }) },
    build: {
      lib: {
        entry: path.resolve("web/offline/serviceWorker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js",
      },
      outDir: web,
      emptyOutDir: false,
      target: "es2022",
    },
  });
}

/** The entry and the chosen pages, each with all that it imports. */
function builtFiles() {
  /** @type {Record<string, { file: string, src?: string, css?: string[], imports?: string[], isEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, "utf8"));
  const files = new Set();
  const seen = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry || worksOffline.test(key)) add(key);
  return [...files].sort((a, b) => a.localeCompare(b));
}

function publicFiles() {
  const icons = readdirSync(`${web}/icons`)
    .sort((a, b) => a.localeCompare(b))
    .map((name) => `/icons/${name}`);
  return ["/favicon.svg", "/manifest.webmanifest", ...icons];
}

function contentOf(file) {
  try {
    return readFileSync(`${web}${file}`);
  } catch {
    return "";
  }
}
