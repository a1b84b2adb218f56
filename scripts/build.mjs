// npm run build: the web app and its service worker into dist/web, the server into
// dist/server/main.js; each only when its sources changed. Generated files are made first.
import { existsSync } from "node:fs";
import path from "node:path";
import { whenChanged } from "./lib/fresh.mjs";
import { compressAssets } from "./lib/build/compress.mjs";
import { buildPages } from "./lib/build/pages.mjs";
import { main, node, say } from "./lib/run.mjs";
import { serverBundle } from "./lib/build/server-bundle.mjs";
import { buildServiceWorker } from "./lib/build/service-worker.mjs";

const isSource = (file) => !/\.(test|spec)\.[jt]sx?$/.test(file);
const always = ["package-lock.json", "tsconfig.json", "scripts/build.mjs"];

await main(async () => {
  await node("scripts/generate.mjs", [], { show: true });
  process.env.NODE_ENV = "production"; // for this process: React's production build, without development helpers
  if (existsSync("web/index.html")) await buildWeb();
  await buildServer();
});

async function buildWeb() {
  const inputs = [
    "web",
    "schema.graphql",
    "relay.config.js",
    "vite.config.ts",
    "scripts/vite",
    "scripts/lib",
    ...always,
  ];
  inputs.push("shared", "graph"); // of graph the directory, for its pages
  const outputs = ["dist/web/index.html", "dist/web/sw.js"];
  await whenChanged({ name: "build-web", inputs, outputs, accept: isWebSource }, async () => {
    say("building the web app");
    const { build } = await import("vite");
    await build({ logLevel: "warn", build: { chunkSizeWarningLimit: 1_000 } }); // scripts/budget.mjs weighs them
    await buildPages();
    compressAssets();
    await buildServiceWorker();
  });
}

function isWebSource(file) {
  return isSource(file) && (!file.startsWith("graph/") || file.startsWith("graph/community/directory/"));
}

async function buildServer() {
  const inputs = [
    "graph",
    "shared",
    "prisma/schema.prisma",
    "prisma/seed",
    "scripts/lib/build/server-bundle.mjs",
    ...always,
  ];
  const outputs = ["dist/server/main.js"];
  await whenChanged({ name: "build-server", inputs, outputs, accept: isSource }, async () => {
    say("building the server");
    const { build } = await import("vite");
    await build(
      serverBundle({
        ssr: path.resolve("graph/app/main.ts"),
        outDir: "dist/server",
        sourcemap: true,
        rolldownOptions: { output: { entryFileNames: "main.js", sourcemapExcludeSources: true } },
      }),
    );
  });
}
