/**
 * The compressed download of a first visit to each page, and its number of scripts, against its
 * budget. Run after a build.
 */
import { readFileSync, readdirSync } from "node:fs";
import { brotli } from "./lib/build/compress.mjs";
import { readManifest } from "./lib/build/manifest.mjs";
import { publicPages } from "./lib/build/public-pages.mjs";

const dist = process.argv[2] ?? "dist/web";
const { entry, keys, filesOf, wordsOf } = readManifest(dist);

const kilobyte = 1024;
const cssKb = 9;
/** Scripts that a page may need before it can be used. On a slow network each file adds latency. */
const maxScripts = { public: 14, officer: 24, desk: 40, gallery: 30 };
/** What Relay has beside what the app uses of it: no build step removes parts of it. */
const wholeRelayKb = 8;
/** A page that may be opened first, on an old phone. The default is 135; these do more at first. */
const publicJsKb = {
  // a whole guide in another language
  "/rights": 137,
  // a directory in another language
  "/resources": 137,
  // the words of a whole log, in another language, how passcodes are typed, and what every page
  // does about translators
  "/incidents": 141,
  // a calendar that is live, in the zone of the installation, and the same about translators; French
  // words fill it to the last byte
  "/events": 177.5 + wholeRelayKb,
  // how names and codes are typed, and what it shares with the forms about a person: their
  // language, and their own voice
  "/officer-login": 231 + wholeRelayKb,
};
const publicScripts = { "/officer-login": maxScripts.officer };
/**
 * What another language may add to a page about a case: its words, those of cases, and the
 * sentences of rules and the server. The other public pages have the same limit in each language,
 * and no page may load more scripts.
 */
const otherLanguageKb = 37;
/** Each is weighed with the shell that frames it. Some also read files as spreadsheets save them. */
const desk = {
  jsKb: 292 + wholeRelayKb,
  cssKb: 13,
  scripts: maxScripts.desk,
  with: ["shell/desk/shell/AdminShell.tsx", "relay"],
};
const deskPages = {
  "community/corrections/CorrectionsPage.tsx": "/admin/corrections",
  "money/funds/FundsPage.tsx": "/admin/funds",
  "money/funds/FundPage.tsx": "/admin/funds/:id",
  "desk/dispatches/DispatchesPage.tsx": "/admin/dispatches",
  "desk/tasks/TasksPage.tsx": "/admin/tasks",
  "desk/cases/person/ComparePage.tsx": "/admin/same-person",
  "accounts/admins/accounts/UserManagementPage.tsx": "/admin/user-management",
  "accounts/agencies/AgenciesPage.tsx": "/admin/agencies",
  "accounts/admins/accounts/AccountPage.tsx": "/admin/account",
  "desk/officers/OfficersPage.tsx": "/admin/officers",
  "community/callbacks/CallbacksPage.tsx": "/admin/callbacks",
  "community/entries/EntriesPage.tsx": "/admin/directory",
  "community/events/desk/EventsDeskPage.tsx": "/admin/events",
  "community/feedback/FeedbackDeskPage.tsx": "/admin/feedback",
  "desk/inbox/CommunicationsPage.tsx": "/admin/communications",
  "desk/inbox/outbox/OutboxPage.tsx": "/admin/outbox",
  "desk/handover/HandoverPage.tsx": "/admin/handover",
  "desk/analytics/voca/VocaPage.tsx": "/admin/voca",
  "help/vouchers/VouchersPage.tsx": "/admin/vouchers",
  "records/destruction/RecordsPage.tsx": "/admin/records",
  "records/packets/PacketsPage.tsx": "/admin/packets",
  "records/packets/ReviewPage.tsx": "/admin/packet",
  "help/vouchers/VoucherBookPage.tsx": "/admin/vouchers/:id",
};
const budgets = [
  ...publicPages.map(({ path, module, also }) => ({
    page: module,
    name: path,
    jsKb: publicJsKb[path] ?? 135,
    cssKb,
    also,
    scripts: publicScripts[path] ?? maxScripts.public,
  })),
  ...Object.entries(deskPages).map(([page, name]) => ({ page, name, ...desk })),
  {
    page: "shell/desk/DashboardPage.tsx",
    name: "/admin/dashboard",
    ...desk,
    // with the navigation's counts in words, and a column for each fact of a case
    jsKb: 283 + wholeRelayKb,
    // its panels share the styles and the scripts of lists, charts and files that are saved
    cssKb: 14,
    scripts: 42,
    // and the panels that are open at first
    with: [...desk.with, "workQueue", "overview"],
  },
  // Shares files with the parts of a new request, so that an officer's phone loads fewer.
  { page: "help/reconcile/ReconcilePage.tsx", name: "/admin/reconcile", ...desk, jsKb: 314 + wholeRelayKb },
  // with the next step of each case
  { page: "desk/cases/list/CasesPage.tsx", name: "/admin/cases", ...desk, jsKb: 275 + wholeRelayKb },
  {
    page: "accounts/admins/sign-in/AdminLoginPage.tsx",
    name: "/admin/login",
    jsKb: 220 + wholeRelayKb,
    cssKb: 8,
    scripts: maxScripts.officer,
  },
  {
    page: "accounts/admins/accounts/new/NewAdminFormPage.tsx",
    name: "/admin/new-admin-form",
    jsKb: 249 + wholeRelayKb,
    cssKb,
    scripts: maxScripts.officer,
  },
  {
    page: "officers/requests/list/RequestsPage.tsx",
    name: "/requests",
    jsKb: 187 + wholeRelayKb,
    cssKb,
    scripts: maxScripts.officer,
  },
  // Contains every component of the design system, for developers.
  {
    page: "design/gallery/GalleryPage.tsx",
    name: "/dev/design",
    jsKb: 282,
    cssKb: 14.6,
    scripts: maxScripts.gallery,
  },
];
const panel = { jsKb: 40, cssKb, most: maxScripts.desk };
/** The forms also ask for a person's language, and speak to those who ask for themselves. */
const anyPage = { jsKb: 262 + wholeRelayKb, cssKb: 9, scripts: maxScripts.officer };

/** Code that the lightest pages must not include, recognized by a text in it. */
const heavy = {
  Relay: "client:root",
  zod: "ZodError",
  "the chat": "virtual support agent",
  "the administrators' part": "Change Your Password",
};
const lightPages = ["/home", "/landing", "/rights", "/resources"];

const sizes = new Map();
const pages = keys.filter((key) => key.endsWith("Page.tsx"));
const rows = [...pages.flatMap((page) => weigh(page)), ...panels()].sort((a, b) =>
  a.name.localeCompare(b.name),
);
const nameWidth = Math.max(...rows.map(({ name }) => name.length));

for (const row of rows) {
  const parts = [
    part("JS", row.js, row.jsKb),
    part("CSS", row.css, row.cssKb),
    `${String(row.scripts).padStart(2)} of ${row.most} scripts`,
  ];
  console.log(`${row.name.padEnd(nameWidth)}  ${parts.join("   ")}  ${row.isOver ? "OVER" : "under"}`);
}
const over = rows.filter(({ isOver }) => isOver);
const brought = rows.filter(({ name }) => lightPages.includes(name.split(" ")[0])).flatMap(heavyPartsOf);
const unknown = Object.keys(heavy).filter((part) => !allScripts().some((file) => holds(file, part)));
for (const problem of [
  ...brought,
  ...unknown.map((part) => `no file holds ${part}: its mark is out of date`),
])
  console.log(problem);
console.log(`\n${rows.length} pages, ${over.length} over budget (KB after brotli, nothing in the cache)`);
process.exit(over.length + brought.length + unknown.length > 0 ? 1 : 0);

/**
 * In English, and for all but the desk also in the other languages, which load their own words.
 * @param {string} page
 */
function weigh(page) {
  const budget = budgets.find((known) => known.page === page);
  const locales = budget && "with" in budget ? ["en"] : ["en", "es", "fr"];
  return locales.map((locale) => {
    const files = filesOf(page, filesOf(entry));
    const beside = budget && "with" in budget ? budget.with : [];
    const also = budget && "also" in budget ? (budget.also?.(locale) ?? "") : "";
    for (const key of [also, ...beside].filter(Boolean)) filesOf(key, files);
    for (const key of wordsOf(files, locale)) filesOf(key, files);
    const { name, cssKb: maxCss, ...limits } = budget ?? { name: page, ...anyPage };
    const addsWords = locale !== "en" && limits.scripts > maxScripts.public;
    const jsKb = limits.jsKb + (addsWords ? otherLanguageKb : 0);
    const most = limits.scripts;
    const { js, css, scripts } = weightOf([...files]);
    return {
      name: locale === "en" ? name : `${name} ${locale}`,
      files: [...files],
      jsKb,
      cssKb: maxCss,
      most,
      js,
      css,
      scripts,
      isOver: js > jsKb || css > maxCss || scripts > most,
    };
  });
}

/** What opening each panel of the administrators' dashboard adds. */
function panels() {
  const dashboard = new Set(weigh("shell/desk/DashboardPage.tsx").flatMap(({ files }) => files));
  return keys
    .filter((key) => /(?:Panel|DispatchHub)\.tsx$/.test(key))
    .map((key) => {
      const own = [...filesOf(key)].filter((file) => !dashboard.has(file));
      const { js, css, scripts } = weightOf(own);
      const isOver = js > panel.jsKb || css > panel.cssKb || scripts > panel.most;
      return { name: key, files: [], ...panel, js, css, scripts, isOver };
    });
}

/** @param {string[]} files */
function weightOf(files) {
  const scripts = files.filter((file) => file.endsWith(".js"));
  const styles = files.filter((file) => file.endsWith(".css"));
  return { js: sum(scripts), css: sum(styles), scripts: scripts.length };
}

/** @param {{ name: string, files: string[] }} row */
function heavyPartsOf({ name, files }) {
  return Object.keys(heavy)
    .filter((part) => files.some((file) => file.endsWith(".js") && holds(file, part)))
    .map((part) => `${name} brings ${part} along`);
}

/** @param {string} file @param {string} part */
function holds(file, part) {
  return readFileSync(`${dist}/${file}`, "utf8").includes(heavy[part]);
}

function allScripts() {
  return readdirSync(`${dist}/assets`)
    .filter((file) => file.endsWith(".js"))
    .map((file) => `assets/${file}`);
}

/** @param {string[]} files */
function sum(files) {
  return files.reduce((total, file) => total + sizeOf(file), 0) / kilobyte;
}

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file) ?? brotli(readFileSync(`${dist}/${file}`)).length;
  sizes.set(file, known);
  return known;
}

/** @param {string} kind @param {number} kb @param {number} maxKb */
function part(kind, kb, maxKb) {
  return `${kind} ${kb.toFixed(1).padStart(6)} of ${maxKb} = ${(kb / maxKb).toFixed(2)}`;
}
