import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./scripts/vite/chunks.ts";
import { loadSooner } from "./scripts/vite/load-sooner.ts";
import { publicPages } from "./scripts/lib/build/public-pages.mjs";
import { relay } from "./scripts/vite/relay.ts";

const server = { target: process.env["API_URL"] ?? "http://127.0.0.1:4000" };

/**
 * Libraries change less often than the app, so a release costs a returning visitor the app's own
 * files only.
 */
const everyPageLibrary =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|web\/app\/reactDom\.ts/;
/** With our way to the server. Apart, because the public pages do without it. */
const relayLibrary =
  /node_modules[\\/](react-relay|relay-runtime|fbjs|invariant|nullthrows|@babel[\\/]runtime)[\\/]|web\/core\/relay\/(?:With|network|relay\.|relayInBrowser|socket|reconnect|use(?:Action|SecretAction|Polling|Reconnect))/;

/** Only the palette uses it, but its file is imported by the one that each text field loads. */
const autocompleteLibrary =
  /node_modules[\\/]react-aria[\\/]dist[\\/](?:private[\\/]autocomplete|exports[\\/]useAutocomplete)/;

/**
 * Another language's words come in two files: those that every public page shows, and those of the
 * pages about a case, with the sentences of rules and the server. Some public pages have words of
 * their own besides.
 */
const publicWords =
  "web/(?:app|design|community/(?:corrections|directory|events|privacy|rights)|shell/(?:offline|statuses))/words|web/community/exit/words.link|shared/(?:community/(?:directory/places/state-names|events/list)|core/(?:request-statuses|training/words))";
const caseWords =
  "web/(?:accounts/(?:admins|sign-in)|decisions/(?:allocations|timeline)|help/(?:dispatches|pass)|intake/(?:evidence|needs|requests|safe-contact)|messages/letters|officers/(?:recipients|verification)|shell/(?:notifications|settings))/words|web/core/i18n/catalogue|/sentences";
const inLanguage = (files: string, locale: string) =>
  new RegExp(`(?:${files})(?:\\.\\w+)?\\.${locale}\\.ts$`);

/**
 * How many shared files a page may load first, and how many bytes of source that it does not need.
 * The first kind whose `pages` match counts.
 */
const firstLoads = [
  {
    // with what each of them loads right after
    pages: new RegExp(
      `web/(?:${publicPages.map(({ module }) => module).join("|")}|design/overlays/Toaster.tsx)$`,
    ),
    maxShared: 5,
    maxNeedless: 33_000,
    maxForOthers: 600,
  },
  {
    pages:
      /web\/(?:intake\/requests|officers\/\w+|\w+\/offline)\/(?:[\w-]+\/)?\w+Page\.tsx$|OfficerEntry|(?:AdminLogin|NewAdminForm)Page\.tsx$/,
    maxShared: 14,
    maxNeedless: 168_000,
    maxForOthers: 2000,
  },
  { pages: /^newRequestParts$/, maxShared: 14, maxNeedless: 260_000 },
  // Beside each other on the dashboard, whose files add up.
  { pages: /^(?:workQueue|overview)$/, maxShared: 20, maxNeedless: 260_000 },
  {
    pages: /(?:Page|AdminShell|Panel|DispatchHub)\.tsx$/,
    maxShared: 24,
    maxNeedless: 260_000,
  },
];

const files = chunks({
  entry: /web\/app\/main\.tsx$/,
  libraries: {
    libraries: everyPageLibrary,
    relay: relayLibrary,
    autocomplete: autocompleteLibrary,
    es: inLanguage(publicWords, "es"),
    fr: inLanguage(publicWords, "fr"),
    casesEs: inLanguage(caseWords, "es"),
    casesFr: inLanguage(caseWords, "fr"),
  },
  together: {
    newRequestParts:
      /web\/intake\/(?:requests\/Tonight|safe-contact\/LetterLanguageField|needs\/NeedsSection|evidence\/EvidenceField)\.tsx$/,
    queueParts: /web\/shell\/offline\/queue\/(?:sendLater\.ts|WaitingBar\.tsx)$/,
    workQueue: /QueueLine\.ts$/,
    overview: /web\/desk\/cases\/(?:StatsPanel|SectionCounts|tracker\/TrackerPanel)\.tsx$/,
  },
  along: /\/catalogue\.es\.ts$/,
  limitsOf: (root) => firstLoads.find(({ pages }) => pages.test(root)),
});

export default defineConfig(({ isSsrBuild }) => ({
  root: "web",
  plugins: [
    relay(),
    react(),
    vanillaExtractPlugin(),
    loadSooner(),
    files.plugin,
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
            // Pages that the server writes itself name it too (graph/core/pages/styles.ts).
            assetFileNames: ({ names }) =>
              names[0]?.endsWith(".woff2") ? "assets/[name][extname]" : "assets/[name]-[hash][extname]",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: files.nameOf }],
            },
          },
        },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/graphql": { ...server, ws: true },
      "^/api/": server,
      "/files": server,
      "/verify": server,
      "/approve": server,
      "/reply": server,
      "^/(?:c|card)(?:/|$)": server,
      "^/letters/(?!\\w+\\.)": server, // not the modules of web/messages/letters
      "^/dev/(?!design)": server,
      "^/events/\\d+\\.ics": server,
      "^/rights/guide\\.pdf": server,
    },
  },
}));
