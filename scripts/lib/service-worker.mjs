import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { StepFailed } from "./run.mjs";

const web = "dist/web";
/**
 * What a person may need without a connection: the public pages with their windows, and the forms
 * that are filled on the way. Begins of names in Vite's manifest.
 */
const worksOffline = [
  "core/",
  "directory/",
  "events/",
  "evidence/",
  "exit/",
  "feedback/",
  "home/",
  "incidents/",
  "landing/",
  "needs/",
  "notifications/Notifications",
  "offline/",
  "recipients/CaseTracking",
  "requests/NewRequest",
  "requests/OfflineNewRequest",
  "requests/VictimInfo",
  "requests/failures",
  "requests/waiting",
  "rights/",
  "settings/",
  "support/",
  "verification/OfficerForm",
  "verification/failures",
  "../graph/rights/",
];
/** All words, and what Vite puts into a file for several of them. */
const words = /words\.(?:es|fr)\.ts$|^_(?:es|fr)-/;

/**
 * dist/web/sw.js, which knows the files of the build that it belongs to; it changes when any of
 * them does.
 */
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
        entry: path.resolve("web/offline/worker/serviceWorker.ts"),
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
  /**
   * @type {Record<string, { file: string, src?: string, css?: string[], imports?: string[],
   * isEntry?: boolean }>}
   */
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
  const keys = Object.keys(manifest);
  // a room that moved would take its forms out of reach, and nobody notices while there is a
  // connection
  const gone = worksOffline.filter((start) => !keys.some((key) => key.startsWith(start)));
  if (gone.length > 0) throw new StepFailed(`no file of the web app begins with ${gone.join(", ")}`);
  const isKept = (key) => words.test(key) || worksOffline.some((start) => key.startsWith(start));
  for (const key of keys) if (manifest[key].isEntry || isKept(key)) add(key);
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
