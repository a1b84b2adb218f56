import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { loadSooner } from "./scripts/vite-load-sooner.ts";
import { relay } from "./scripts/vite-relay.ts";

const server = { target: process.env["API_URL"] ?? "http://127.0.0.1:4000" };

/** Libraries change less often than the app, so a release costs a returning visitor the app's own files only. */
const reactLibrary = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const routerLibrary = /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/;
/** Apart, because the public pages do without it. */
const relayLibrary =
  /node_modules[\\/](react-relay|relay-runtime|fbjs|invariant|nullthrows|@babel[\\/]runtime)[\\/]/;

/** What every page has: in one file, however many others also name a part of it. */
const frame =
  /web\/core\/(?:device\/preferences|i18n\/i18n|relay\/relay(?:Door|ed)|routing\/(?:fallbacks|page))\.tsx?$/;

/** Another language's words of what every public page shows come in one file; each other domain's with its page. */
const firstWords = (locale: string) =>
  new RegExp(
    `web/(?:app|corrections|design|directory|exit|home|hub|landing|offline|rights)/words\\.${locale}\\.ts$`,
  );

export default defineConfig(({ isSsrBuild }) => ({
  root: "web",
  plugins: [
    relay(),
    react(),
    vanillaExtractPlugin(),
    loadSooner(),
    { ...optimizeLocales.vite({ locales: ["en-US", "es-ES", "fr-FR"] }), apply: "build" },
  ],
  // The hooks alone are 7 KB smaller than the whole package with its old containers.
  resolve: { alias: isSsrBuild ? [] : [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  optimizeDeps: { include: ["react-relay/hooks", "relay-runtime", "graphql-ws"] },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: ["chrome97", "firefox104", "safari15.4"],
    manifest: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: reactLibrary },
                { name: "reactDom", test: /web\/app\/reactDom\.ts$/ },
                { name: "router", test: routerLibrary },
                { name: "relay", test: relayLibrary },
                { name: "frame", test: frame },
                { name: "es", test: firstWords("es") },
                { name: "fr", test: firstWords("fr") },
              ],
            },
          },
        },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/graphql": { ...server, ws: true },
      "/api": server,
      "/files": server,
      "/verify": server,
      "/approve": server,
      "/reply": server,
      "/letters": server,
      "^/dev/(?!design)": server,
      "^/events/\\d+\\.ics": server,
      "^/rights/guide\\.pdf": server,
    },
  },
}));
