import { expect, test } from "vitest";
import { showEntry } from "../../../graph/community/directory/entries/describe.ts";
import { foundEntries } from "../../../graph/community/directory/page.ts";
import { listResources, placesFor, resourcesServing } from "../../../graph/community/directory/service.ts";
import { planImport, importEntries, exportEntries } from "../../../graph/community/entries/files.ts";
import { organizationIdOf, type ExchangeRow } from "../../../graph/community/exchange/records.ts";
import { unzip } from "../../harness/unzip.ts";
import { entryColumns, textsOf } from "../../../shared/community/entries/rules.ts";
import { namingNone, namingStreets } from "./street-texts.ts";
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { chance } from "../../money/funds/model/chance.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";

/* A shelter whose place must stay secret. It was public until now, so its town is the canary. */

const lab = useKernel();
const town = "Bandera";
const wasPublic = {
  ...{ state: "TX", city: town, type: "shelter", kind: "violence", name: "Juniper Haven" },
  ...{ description: "Beds for families. Call at any hour.", contactInfo: "713-223-3799 or juniper.org" },
  ...{ phone: "713-223-3799", website: "https://juniper.org", hours: "24 hours a day", area: town },
  ...{
    counties: "",
    source: "A call",
    sourceUrl: "https://juniper.org/about",
    sourceRetrieved: "2026-11-20",
  },
  confidence: "high",
};
const hidden = {
  ...{ ...wasPublic, city: "", website: "", contactInfo: "713-223-3799", area: "statewide" },
  location: "hidden",
};
const add = `mutation ($input: AddEntryInput!) { addEntry(input: $input) { entry { key } } }`;
const change = `mutation ($input: ChangeEntryInput!) { changeEntry(input: $input) { entry { key isLocationHidden } } }`;

async function addPublic(admin: Caller, texts: Record<string, string> = {}) {
  const { data } = await ask(admin, add, { input: { entry: { ...wasPublic, ...texts } } });
  const { id, key } = await lab.db.resource.findUniqueOrThrow({ where: { key: data.addEntry.entry.key } });
  return { id, key };
}
async function changeTo(admin: Caller, id: number, entry: Record<string, string>) {
  const { version } = await lab.db.resource.findUniqueOrThrow({ where: { id } });
  return ask(admin, change, { input: { id: globalId("Resource", id), version, entry } });
}
const retire = (id: number) => lab.db.resource.update({ where: { id }, data: { retiredAt: lab.now() } });

test("the database and the forms know the same streets", async () => {
  for (const text of [...namingStreets, ...namingNone]) {
    const [row] = await lab.db.$queryRaw<{ named: boolean }[]>`SELECT sv_names_street(${text}) AS "named"`;
    expect([text, row?.named]).toEqual([text, namingStreets.includes(text)]);
  }
});

test("the database refuses a hidden row that tells its place, in each column", async () => {
  const admin = await signInAdmin(lab);
  const { id } = await addPublic(admin);
  await changeTo(admin, id, hidden);
  const told = {
    ...{ city: town, address: `${town}, TX`, website: "https://juniper.org", counties: [town] },
    ...{ area: town, name: "Elm Street House", description: "At 412 Elm St.", hours: "12 Elm Rd" },
    contactInfo: "713-223-3799 or help@bandera-shelter.org",
  };
  for (const [column, value] of Object.entries(told))
    await expect(
      lab.db.resource.update({ where: { id }, data: { [column]: value } }),
      column,
    ).rejects.toThrow(/Resource_hidden_has_no_place/);
  await retire(id);
});

test("the form names the fields, and an older tool or file does not reveal the place", async () => {
  const admin = await signInAdmin(lab);
  const { id, key } = await addPublic(admin);
  const refused = await changeTo(admin, id, { ...wasPublic, location: "hidden" });
  expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual([
    ...["area", "city", "contactInfo", "website"],
  ]);
  expect((await changeTo(admin, id, { ...hidden, location: "somewhere" })).fields).toHaveProperty("location");
  expect((await changeTo(admin, id, hidden)).data.changeEntry.entry.isLocationHidden).toBe(true);

  const { location: _, ...older } = { ...hidden, hours: "" };
  expect((await changeTo(admin, id, older)).data.changeEntry.entry.isLocationHidden).toBe(true);
  const { location: __, ...olderPublic } = wasPublic as Record<string, string>;
  expect(Object.keys((await changeTo(admin, id, olderPublic)).fields ?? {})).toContain("city");

  const context = await admin.context();
  const olderColumns = entryColumns.filter((column) => column !== "location");
  const texts = { ...textsOf({ ...hidden, description: "Rooms for families." }), key } as Record<
    string,
    string
  >;
  const line = olderColumns.map((column) => texts[column] ?? "").join(",");
  const file = `${olderColumns.join(",")}\n${line}\n`;
  const plan = await planImport(context, file);
  expect(plan.lines).toMatchObject([{ outcome: "changed", problem: null }]);
  expect(plan.lines[0]?.changes.map(({ field }) => field)).not.toContain("location");
  await importEntries(context, file, plan.hash);
  expect((await lab.db.resource.findUniqueOrThrow({ where: { id } })).isLocationHidden).toBe(true);

  const exported = await exportEntries(context, "TX");
  const rows = parse<Record<string, string>>(exported, { columns: true, bom: true });
  expect(rows.find((row) => row["key"] === key)).toMatchObject({ location: "hidden", city: "" });
  expect((await planImport(context, exported)).lines.every(({ outcome }) => outcome === "unchanged")).toBe(
    true,
  );
  await retire(id);
});

test("its town is in no page, answer, file, message or prompt", async () => {
  const admin = await signInAdmin(lab);
  const { id, key } = await addPublic(admin, { name: "Juniper Haven of the canary" });
  const visitor = await lab.visitor();
  const context = await visitor.context();
  const outputs = async (): Promise<Record<string, string>> => {
    const read = async (path: string, caller: Caller = visitor) => (await caller.fetch(path)).text();
    const about = (rows: { key?: string; id?: number }[]) =>
      JSON.stringify(rows.filter((row) => row.key === key || row.id === id));
    const rest = async (query: string) => about(JSON.parse(await read(`/api/resources?${query}`)));
    const { data } = await ask(
      visitor,
      `{ resources(state: "TX") { key name description contactInfo website address city area counties source sourceUrl } }`,
      {},
    );
    const exported = parse<{ key: string }>(await exportEntries(await admin.context(), "TX"), {
      columns: true,
      bom: true,
    });
    const exchange = async (path: string) => {
      const { contents } = JSON.parse(await read(`/hsds/${path}search=of the canary`)) as {
        contents: object[];
      };
      return JSON.stringify(contents);
    };
    const files = unzip(Buffer.from(await (await visitor.fetch("/hsds/datapackage.zip")).arrayBuffer()));
    const { exchangeId } = await lab.db.resource.findUniqueOrThrow({ where: { id } });
    const own = new Set([exchangeId, organizationIdOf({ exchangeId } as ExchangeRow)]);
    const asked = new URLSearchParams({ state: "TX", type: "shelter", q: "Juniper Haven of the canary" });
    const page = (await foundEntries(context, asked)).markup;
    return {
      rest: await rest("state=TX"),
      translated: await rest("state=TX&lang=es"),
      near: await rest(`state=TX&city=${town}`),
      graphql: about(data.resources),
      exchangedService: await exchange("services?full=true&"),
      exchangedOrganization: await exchange("organizations?full_service=true&"),
      exchangeFile: JSON.stringify(
        [...files].flatMap(([, text]) =>
          text.split("\r\n").filter((line) => [...own].some((one) => line.includes(one))),
        ),
      ),
      ranked: about(
        (await placesFor(context, { help: "violence", state: "TX", city: town })).map((row) =>
          showEntry(row, lab.now()),
        ),
      ),
      prompt: about(await resourcesServing(context, "TX")),
      // The desk keeps the source: it must be able to check the entry.
      file: about(exported.map((row) => ({ ...row, sourceUrl: "" }))),
      page:
        page
          .split("<article")
          .slice(1)
          .find((card) => card.includes("of the canary")) ?? "",
    };
  };
  const tells = /bandera|juniper\.org/i;
  const before = await outputs();
  for (const [name, text] of Object.entries(before)) expect([name, tells.test(text)]).toEqual([name, true]);
  await changeTo(admin, id, { ...hidden, name: "Juniper Haven of the canary" });
  const after = await outputs();
  for (const [name, text] of Object.entries(after)) {
    expect([name, text.includes("of the canary")]).toEqual([name, true]);
    expect([name, tells.test(text)]).toEqual([name, false]);
  }
  await retire(id);
});

test("the exchange gives it no place, and finds it by no postal code", async () => {
  const admin = await signInAdmin(lab);
  const { id } = await addPublic(admin, { name: "Juniper Haven of the codes" });
  const visitor = await lab.visitor();
  const links = async (query: string) => {
    const answer = await visitor.fetch(`/hsds/service_at_locations?search=of the codes${query}`);
    return (JSON.parse(await answer.text()) as { contents: object[] }).contents;
  };
  const [before] = (await links("&postcode=78003")) as { id: string; service_id: string }[];
  expect(before).toMatchObject({ location: { name: `${town}, TX` } });
  await changeTo(admin, id, { ...hidden, name: "Juniper Haven of the codes" });
  for (const query of ["", "&postcode=78003", "&postcode=77002", "&full=true"])
    expect([query, await links(query)]).toEqual([query, []]);
  expect((await visitor.fetch(`/hsds/service_at_locations/${before?.id}`)).status).toBe(404);
  const service = JSON.parse(await (await visitor.fetch(`/hsds/services/${before?.service_id}`)).text());
  expect(service).toMatchObject({
    phones: [{ number: "713-223-3799" }],
    service_areas: [{ name: "Texas" }],
  });
  for (const field of ["url", "email", "service_at_locations"]) expect(service).not.toHaveProperty(field);
  await retire(id);
});

test("from 200 places, neither its order nor a distance tells where it is", async () => {
  const admin = await signInAdmin(lab);
  const { id, key } = await addPublic(admin);
  await changeTo(admin, id, hidden);
  const context = await (await lab.visitor()).context();
  const places = parse<{ state: string; city: string }>(
    readFileSync(new URL("../../../graph/community/directory/places/places.csv", import.meta.url), "utf8"),
    { columns: true },
  ).filter(({ state }) => state === "TX");
  const { pick } = chance(41);
  const origins = Array.from({ length: 200 }, () => pick(places)?.city ?? "");
  expect(new Set(origins).size).toBeGreaterThan(100);
  const seen = new Set<string>();
  for (const city of origins) {
    const all = await listResources(context, { state: "TX", city });
    const wide = all.filter(({ nearness }) => nearness?.level === "state");
    const ranked = await placesFor(context, { help: "violence", state: "TX", city });
    const rankedWide = ranked.filter(({ nearness }) => nearness.level === "state");
    const place = (rows: { key: string }[]) => rows.findIndex((row) => row.key === key);
    const own = all.find((row) => row.key === key);
    seen.add(JSON.stringify([own?.nearness, place(wide), wide.length, place(rankedWide)]));
  }
  expect([...seen]).toHaveLength(1);
  await retire(id);
});
