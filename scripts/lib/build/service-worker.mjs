import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { StepFailed } from "../run.mjs";

const web = "dist/web";
/**
 * What a person may need offline: the public pages with their dialogs, and the forms used on the
 * way. Beginnings of their paths from web/.
 */
const worksOffline = [
  "core/",
  "design/overlays/ConfirmQuestion",
  "community/directory/",
  "community/events/",
  "intake/blank/",
  "intake/evidence/",
  "community/exit/",
  "community/feedback/",
  "community/home/",
  "community/incidents/",
  "community/landing/",
  "community/languages/",
  "intake/needs/",
  "shell/notifications/Notifications",
  "community/offline/",
  "shell/offline/",
  "officers/recipients/CaseTracking",
  "intake/requests/new/NewRequest",
  "intake/requests/new/OfflineNewRequest",
  "intake/requests/victim-info/VictimInfo",
  "intake/requests/failures",
  "intake/requests/waiting",
  "community/rights/",
  "shell/settings/",
  "community/support/",
  "officers/verification/officer/OfficerForm",
  "officers/verification/failures",
  "../shared/community/rights/",
];
/** All words, and the files that Vite shares between them. */
const words = /words\.(?:es|fr)\.ts$|^_(?:es|fr)-/;

/** dist/web/sw.js, which lists the files of its build, and so changes with any of them. */
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
        entry: path.resolve("web/shell/offline/worker/serviceWorker.ts"),
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

/** The entry and the chosen pages, with their imports. */
function builtFiles() {
  /**
   * @type {Record<string, { file: string, src?: string, css?: string[], assets?: string[], imports?: string[],
   * isEntry?: boolean }>}
   */
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, "utf8"));
  /** @type {Record<string, string>} */
  const fileOfRoot = JSON.parse(readFileSync(`${web}/.vite/roots.json`, "utf8"));
  const keyOf = Object.fromEntries(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const files = new Set();
  const seen = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  const roots = Object.keys(fileOfRoot);
  // a renamed folder would make its forms unavailable offline without anyone noticing
  const gone = worksOffline.filter((start) => !roots.some((root) => root.startsWith(start)));
  if (gone.length > 0) throw new StepFailed(`no file of the web app begins with ${gone.join(", ")}`);
  const isKept = (key) => words.test(key) || worksOffline.some((start) => key.startsWith(start));
  for (const key of Object.keys(manifest)) if (manifest[key].isEntry || isKept(key)) add(key);
  for (const root of roots) if (isKept(root)) add(keyOf[fileOfRoot[root]]);
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
