import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { mountWebApp } from "../../../graph/app/pages/web-app.ts";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { createCompressedAnswers } from "../../../graph/core/http/compressed-answers.ts";
import { reportWrongEntry } from "../../../graph/community/corrections/service.ts";
import { loadDirectory } from "../../../graph/community/directory/entries/load.ts";
import { placesFor } from "../../../graph/community/directory/service.ts";
import { useDatabase } from "../../harness/database/database.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, globalId, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const database = useDatabase();
const lab = useKernel();
const form = {
  state: "TX",
  city: "Houston",
  type: "food",
  kind: "",
  name: "Heights Pantry",
  description: "Groceries once a week. Bring a bag.",
  contactInfo: "713-223-3701",
  phone: "713-223-3701",
  website: "",
  hours: "Mon-Fri 8am-4pm",
  area: "Houston",
  counties: "",
  source: "A call to the pantry",
  sourceUrl: "https://www.houstonfoodbank.org",
  sourceRetrieved: "2026-11-20",
  confidence: "high",
};
const answer =
  "{ entry { id key version name contactInfo confirmedAt confirmedBy editedBy isRetired openReports } }";
const add = `mutation ($input: AddEntryInput!) { addEntry(input: $input) ${answer} }`;
const act = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${answer} }`;
const list = `query ($filter: EntryFilter) { directoryEntries(filter: $filter) { totalCount edges { node { key confirmedAt openReports } } } }`;
const shownLines =
  "skipped { line text } lines { line key name outcome problem changes { field before after } } hash";
const check = `mutation ($input: CheckEntriesInput!) { checkEntries(input: $input) { ${shownLines} } }`;
const bringIn = `mutation ($input: ImportEntriesInput!) { importEntries(input: $input) { ${shownLines} } }`;

const rowOf = (key: string) => lab.db.resource.findUniqueOrThrow({ where: { key } });
const run = async (caller: Caller, name: string, key: string, rest: Record<string, unknown> = {}) => {
  const { id, version } = await rowOf(key);
  return ask(caller, act(name), { input: { id: globalId("Resource", id), version, ...rest } });
};
const publicKeys = async (state = "TX") => {
  const got = await (await lab.visitor()).fetch(`/api/resources?state=${state}&lang=es`);
  return (await got.json()) as { key: string; name: string; language: string }[];
};
const texts = async (key: string) => {
  const row = await rowOf(key);
  const {
    state,
    type,
    name,
    description,
    contactInfo,
    area,
    source,
    sourceUrl,
    sourceRetrieved,
    confidence,
  } = row;
  return {
    ...{ state, type, name, description, contactInfo, area, source, sourceUrl, sourceRetrieved, confidence },
    ...{ kind: row.kind ?? "", city: row.city ?? "", counties: row.counties.join("; ") },
    ...{ phone: row.phone ?? "", website: row.website ?? "", hours: row.hours ?? "" },
  };
};

test("adds an entry, shows it to everyone at once, changes, confirms, retires and restores it", async () => {
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, add, { input: { entry: form } });
  const { key } = data.addEntry.entry;
  expect(key).toBe("adm-tx-1");
  expect(await publicKeys()).toContainEqual(expect.objectContaining({ key, language: "en" }));
  const visitor = await (await lab.visitor()).context();
  const near = await placesFor(visitor, { help: "food", state: "TX", city: "Houston" });
  expect(near.map((row) => row.key)).toContain(key);

  const confirmed = await run(admin, "confirmEntry", key);
  expect(confirmed.data.confirmEntry.entry).toMatchObject({
    confirmedBy: expect.stringContaining("@"),
    version: 1,
  });
  const changed = await run(admin, "changeEntry", key, {
    entry: { ...form, contactInfo: "713-223-3702", phone: "713-223-3702" },
  });
  expect(changed.data.changeEntry.entry).toMatchObject({ version: 2, confirmedAt: null, confirmedBy: null });
  await run(admin, "retireEntry", key);
  expect((await publicKeys()).map((row) => row.key)).not.toContain(key);
  expect((await run(admin, "retireEntry", key)).message).toBe("This entry was already retired.");
  expect((await run(admin, "confirmEntry", key)).code).toBe("CONFLICT");
  await run(admin, "bringEntryBack", key);
  expect((await publicKeys()).map((row) => row.key)).toContain(key);
  expect((await run(admin, "bringEntryBack", key)).code).toBe("CONFLICT");
  const { id } = await rowOf(key);
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "entry", resourceId: String(id) },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    "entry.added",
    "entry.confirmed",
    "entry.changed",
    "entry.retired",
    "entry.brought-back",
  ]);
  expect(entries[2]?.details).toEqual({ key, changed: ["contactInfo", "phone"] });
});

test("reports violations of the directory file's rules at their field", async () => {
  const admin = await signInAdmin(lab);
  const fieldsOf = async (changes: Record<string, unknown>) =>
    (await ask(admin, add, { input: { entry: { ...form, ...changes } } })).fields;
  expect(await fieldsOf({ name: " ", state: "ZZ" })).toEqual({
    name: ["Please enter the entry's name"],
    state: ["Choose a state from the list, or US"],
  });
  expect(Object.keys((await fieldsOf({ contactInfo: "call us", phone: "" })) ?? {})).toEqual(["contactInfo"]);
  expect(await fieldsOf({ hours: "whenever" })).toHaveProperty("hours");
  expect(await fieldsOf({ website: "javascript:alert(1)" })).toHaveProperty("website");
  expect(await fieldsOf({ description: "x".repeat(601) })).toHaveProperty("description");
  expect(await fieldsOf({ sourceRetrieved: "yesterday" })).toHaveProperty("sourceRetrieved");
});

test("if two change it at once one wins, and a late outdated page changes nothing", async () => {
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const entry = await texts("res-tx-3");
  const before = await rowOf("res-tx-3");
  const answers = await Promise.all(
    admins.map((admin, n) =>
      ask(admin, act("changeEntry"), {
        input: {
          id: globalId("Resource", before.id),
          version: before.version,
          entry: { ...entry, description: `Food for people in Houston, number ${n}.` },
        },
      }),
    ),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["CONFLICT", undefined]));
  expect(answers.find(({ code }) => code)?.message).toMatch(/changed this entry/);
  const late = { input: { id: globalId("Resource", before.id), version: before.version } };
  expect((await ask(admins[0], act("retireEntry"), late)).code).toBe("CONFLICT");
  expect((await rowOf("res-tx-3")).retiredAt).toBeNull();
});

test("the change that fixes an entry resolves its report, or neither is stored", async () => {
  lab.quotas.count = async () => {};
  const admin = await signInAdmin(lab);
  const report = async (key: string) => {
    await reportWrongEntry(await (await lab.visitor()).context(), key, { problem: "number" });
    return (await lab.db.correction.findFirstOrThrow({ orderBy: { id: "desc" } })).id;
  };
  const number = await report("res-tx-5");
  const correction = globalId("Correction", number);
  const reported = await ask(admin, list, { filter: { view: "reported" } });
  expect(rowsOf(reported.data.directoryEntries)).toMatchObject([{ key: "res-tx-5", openReports: 1 }]);
  const another = await run(admin, "confirmEntry", "res-tx-6", { correction });
  expect(another.code).toBe("NOT_FOUND");
  expect((await rowOf("res-tx-6")).confirmedAt).toBeNull();
  const mended = await run(admin, "confirmEntry", "res-tx-5", { correction });
  expect(mended.data.confirmEntry.entry).toMatchObject({ openReports: 0 });
  expect(await lab.db.correction.findUnique({ where: { id: number } })).toMatchObject({ state: "resolved" });
  expect((await run(admin, "retireEntry", "res-tx-5", { correction })).code).toBe("CONFLICT");
  expect((await rowOf("res-tx-5")).retiredAt).toBeNull();
  await ask(admin, add, { input: { entry: { ...form, name: "Reported Pantry" } } });
  expect(await report("adm-tx-2")).toBeGreaterThan(number);
});

test("unconfirmed entries come first; reloading the file keeps administrators' changes", async () => {
  const admin = await signInAdmin(lab);
  await run(admin, "confirmEntry", "res-tx-7");
  const { data } = await ask(admin, list);
  expect(data.directoryEntries.edges[0].node.confirmedAt).toBeNull();
  const unconfirmed = await ask(admin, list, {
    filter: { view: "unconfirmed", state: "TX", search: "res-tx-7" },
  });
  expect(rowsOf<{ key: string }>(unconfirmed.data.directoryEntries).map(({ key }) => key)).not.toContain(
    "res-tx-7",
  );

  await run(admin, "changeEntry", "res-tx-2", { entry: { ...(await texts("res-tx-2")), hours: "Weekdays" } });
  await run(admin, "retireEntry", "res-tx-8");
  const file = await readFile("graph/community/directory/entries/directory.csv", "utf8");
  const other = path.join(tmpdir(), `directory-${process.pid}.csv`);
  await writeFile(other, file.replace(/^res-tx-6,.*\n/m, ""));
  expect(await loadDirectory(database.pool, other)).toEqual({ loaded: true });
  expect(await rowOf("res-tx-2")).toMatchObject({ hours: "Weekdays", editedBy: expect.anything() });
  expect(await rowOf("adm-tx-1")).toMatchObject({ name: "Heights Pantry" });
  expect((await rowOf("res-tx-8")).retiredAt).not.toBeNull();
  expect((await rowOf("res-tx-7")).confirmedBy).not.toBeNull();
  expect(await lab.db.resource.findUnique({ where: { key: "res-tx-6" } })).toBeNull();
  await loadDirectory(database.pool);
  expect((await rowOf("res-tx-6")).version).toBe(0);
});

test("an export imports unchanged; an import does exactly what its dry run showed", async () => {
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, `{ directoryFile(state: "VT") }`);
  const file = data.directoryFile as string;
  expect(file.startsWith("\ufeffkey,state,")).toBe(true);
  const plan = async (csv: string) => (await ask(admin, check, { input: { csv } })).data.checkEntries;
  const same = await plan(file);
  expect(new Set(same.lines.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(["unchanged"]),
  );
  expect((await ask(admin, bringIn, { input: { csv: file, hash: same.hash } })).fields).toEqual({
    csv: ["This file has no new or changed entries."],
  });

  const lines = file.trimEnd().split("\r\n");
  const [head = "", first = ""] = lines;
  const [key = ""] = first.split(",");
  const before = await rowOf(key);
  const fresh = first.replace(key, "").replace(before.name, "'=Fresh Pantry");
  const csv = [
    head,
    first.replace(before.name, `${before.name} of Vermont`),
    lines[2],
    fresh,
    first.replace(key, "res-vt-999"),
    lines[2],
    fresh.replace("VT", "ZZ"),
  ].join("\n");
  const shown = await plan(csv);
  expect(shown.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    "changed",
    "unchanged",
    "new",
    "refused",
    "refused",
    "refused",
  ]);
  expect(shown.lines[0].changes).toEqual([
    { field: "name", before: before.name, after: `${before.name} of Vermont` },
  ]);
  expect(shown.lines[3].problem).toBe("No entry has this key. Leave the key blank to add a new entry");
  expect(await rowOf(key)).toMatchObject({ name: before.name });

  const other = await ask(admin, bringIn, { input: { csv: `${csv}\n${lines[3]}`, hash: shown.hash } });
  expect(other.code).toBe("CONFLICT");
  const done = await ask(admin, bringIn, { input: { csv, hash: shown.hash } });
  expect(done.code).toBeUndefined();
  expect(await rowOf(key)).toMatchObject({ name: `${before.name} of Vermont`, version: before.version + 1 });
  expect(await rowOf("adm-vt-1")).toMatchObject({ name: "=Fresh Pantry" });
  const out = (await ask(admin, `{ directoryFile(state: "VT") }`)).data.directoryFile as string;
  expect(out).toContain(",'=Fresh Pantry,");
  const again = await ask(admin, bringIn, { input: { csv, hash: shown.hash } });
  expect(again.code).toBe("CONFLICT");

  const damaged = await plan(
    [
      "Our directory",
      head,
      lines[2]?.replace("VT", "NiÃ±os"),
      lines[3]?.replaceAll(/20\d\d-(\d\d)-(\d\d)/g, "$1/$2/2026"),
    ].join("\n"),
  );
  expect(damaged.skipped).toEqual([{ line: 1, text: "Our directory" }]);
  expect(damaged.lines).toMatchObject([
    {
      line: 3,
      outcome: "refused",
      problem: expect.stringContaining("Damaged characters in the column state"),
    },
    { line: 4, outcome: "unchanged" },
  ]);

  const wrong = async (text: string) => (await ask(admin, check, { input: { csv: text } })).fields;
  expect(await wrong("")).toHaveProperty("csv");
  expect(await wrong("name,phone\nA,1")).toEqual({
    csv: ["The header row must match the columns of an export"],
  });
  expect(await wrong(`${head}\n"never closed`)).toHaveProperty("csv");
  expect(await wrong("x".repeat(180_001))).toHaveProperty("csv");
});

test("a retired entry stays with the request that was shown it", async () => {
  const officer = await signInOfficer(lab);
  const requestId = await fileRequest(lab, officer);
  const { id, key } = await rowOf("res-tx-9");
  await lab.db.resourceRecommendation.create({
    data: { requestId, resourceId: id, aiConfidenceScore: 4 },
  });
  await run(await signInAdmin(lab), "retireEntry", key);
  const { data } = await ask(
    officer,
    `{ request(number: ${requestId}) { resourceRecommendations { resource { name isRetired } } } }`,
  );
  expect(JSON.stringify(data)).toContain('"isRetired":true');
});

test("only administrators change the directory", async () => {
  const before = await rowOf("res-tx-4");
  const report = await lab.db.resource.count();
  for (const [person, code] of [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [await signInOfficer(lab), "FORBIDDEN"],
    [await signInAdmin(lab, { mustChangePassword: true }), "FORBIDDEN"],
  ] as const) {
    expect((await ask(person, list)).code).toBe(code);
    expect((await ask(person, `{ directoryFile }`)).code).toBe(code);
    expect((await ask(person, add, { input: { entry: form } })).code).toBe(code);
    for (const name of ["changeEntry", "confirmEntry", "retireEntry", "bringEntryBack"])
      expect((await run(person, name, "res-tx-4", name === "changeEntry" ? { entry: form } : {})).code).toBe(
        code,
      );
    expect((await ask(person, check, { input: { csv: "x" } })).code).toBe(code);
    expect((await ask(person, bringIn, { input: { csv: "x", hash: "y" } })).code).toBe(code);
  }
  expect(await rowOf("res-tx-4")).toEqual(before);
  expect(await lab.db.resource.count()).toBe(report);
  const { data } = await ask(
    await lab.visitor(),
    `{ resources(state: "TX") { confirmedBy editedBy openReports } }`,
  );
  expect(JSON.stringify(data)).not.toContain("@");
});

test("a prerendered page is not sent if its entries were changed since", async () => {
  await lab.db.resource.updateMany({ data: { editedAt: null, retiredAt: null } });
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("context", await (await lab.visitor()).context());
    await next();
  });
  mountWebApp(app, lab, createCompressedAnswers(), async () => "<html >made at build</html>");
  const isReady = async (path: string) => (await (await app.request(path)).text()).includes("made at build");
  await expect.poll(() => isReady("/resources?state=NH")).toBe(true); // as soon as the states were read
  await run(await signInAdmin(lab), "retireEntry", "res-nh-1");
  await expect.poll(() => isReady("/resources?state=NH")).toBe(false);
  expect(await isReady("/home?state=new+hampshire")).toBe(false);
  expect(await isReady("/resources?state=ME")).toBe(true);
  expect(await isReady("/feedback?state=NH")).toBe(true);
  await run(await signInAdmin(lab), "bringEntryBack", "res-nh-1");
  await expect.poll(() => isReady("/resources?state=NH")).toBe(true);
});

test("an export of the whole directory imports unchanged, and a file that is too large says so", async () => {
  const admin = await signInAdmin(lab);
  const file = (await ask(admin, `{ directoryFile }`)).data.directoryFile as string;
  expect(file.length).toBeGreaterThan(300_000);
  const { lines } = (await ask(admin, check, { input: { csv: file } })).data.checkEntries;
  const outcomes = new Set(lines.map(({ outcome }: { outcome: string }) => outcome));
  expect([lines.length > 900, outcomes]).toEqual([true, new Set(["unchanged"])]);

  const { fields } = await ask(admin, check, { input: { csv: `${file}${"x".repeat(400_000)}` } });
  expect(fields).toEqual({ csv: ["This file is too large. The limit is 2,000 rows and 700,000 characters"] });
});
