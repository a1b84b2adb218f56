import { parse } from "csv-parse/sync";
import { expect, test, vi } from "vitest";
import { restRoutes } from "../../../graph/app/domains.ts";
import type { Resource } from "../../../prisma/client/client.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";
import { unzip } from "../../harness/unzip.ts";
import { standard, wrongIn } from "./standard.ts";

const lab = useKernel();

interface Page {
  total_items: number;
  total_pages: number;
  page_number: number;
  size: number;
  first_page: boolean;
  last_page: boolean;
  empty: boolean;
  contents: Record<string, unknown>[];
}
const get = async (path: string): Promise<Page> => {
  const answer = await (await lab.visitor()).fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return JSON.parse(await answer.text()) as Page;
};
/** Every page of a list. */
async function all(path: string, perPage = 500): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await get(`${path}${path.includes("?") ? "&" : "?"}per_page=${perPage}&page=${page}`);
    found.push(...answer.contents);
    expect(answer.size).toBe(answer.contents.length);
    if (answer.last_page) return found;
  }
}
const idsOf = (records: readonly Record<string, unknown>[]) => records.map(({ id }) => String(id));

const entry = {
  ...{ state: "TX", city: "Houston", type: "food", name: "Harbor Pantry" },
  ...{ description: "Groceries once a week.", contactInfo: "713-223-3700 or help@pantry.example.org" },
  phone: "713-223-3700",
  ...{ hours: "Mon-Fri 8am-4pm", area: "Houston", source: "A call to the pantry" },
  ...{ sourceUrl: "https://pantry.example.org", sourceRetrieved: "2026-11-20", confidence: "high" },
};
async function add(admin: Caller, texts: Record<string, string> = {}): Promise<Resource> {
  const mutation = `mutation ($input: AddEntryInput!) { addEntry(input: $input) { entry { key } } }`;
  const { data } = await ask(admin, mutation, { input: { entry: { ...entry, ...texts } } });
  return lab.db.resource.findUniqueOrThrow({ where: { key: data.addEntry.entry.key } });
}
async function change(admin: Caller, id: number, texts: Record<string, string>) {
  const { version } = await lab.db.resource.findUniqueOrThrow({ where: { id } });
  const mutation = `mutation ($input: ChangeEntryInput!) { changeEntry(input: $input) { entry { key } } }`;
  await ask(admin, mutation, {
    input: { id: globalId("Resource", id), version, entry: { ...entry, ...texts } },
  });
}
async function retire(admin: Caller, id: number) {
  const { version } = await lab.db.resource.findUniqueOrThrow({ where: { id } });
  const mutation = `mutation ($input: RetireEntryInput!) { retireEntry(input: $input) { entry { key } } }`;
  await ask(admin, mutation, { input: { id: globalId("Resource", id), version } });
}

test("every record is as the standard has it", async () => {
  const lists: [path: string, table: string][] = [
    ["/hsds/services", "service"],
    ["/hsds/services?full=true", "service"],
    ["/hsds/organizations", "organization"],
    ["/hsds/organizations?full=true", "organization"],
    ["/hsds/organizations?full_service=true", "organization"],
    ["/hsds/service_at_locations", "service_at_location"],
    ["/hsds/service_at_locations?full=true", "service_at_location"],
    ["/hsds/taxonomies", "taxonomy"],
    ["/hsds/taxonomy_terms", "taxonomy_term"],
  ];
  for (const [path, table] of lists) {
    const records = await all(path);
    expect(records.length, path).toBeGreaterThan(0);
    const wrong = records.flatMap((record) => wrongIn(table, record));
    expect(wrong, path).toEqual([]);
    expect(new Set(idsOf(records)).size, path).toBe(records.length);
  }
  // The check finds something, if there is something.
  expect(wrongIn("service", { id: "1", status: "open", organization: {}, phones: [{}], x: 1 })).toEqual([
    "service.name: missing",
    'service.id: "1"',
    'service.status: "open"',
    ...["id", "name", "description"].map((name) => `service.organization.${name}: missing`),
    "service.phones[0].id: missing",
    "service.phones[0].number: missing",
    "service.x: not in the standard",
  ]);
});

test("each record has its own address, which gives what the lists give, and more", async () => {
  const [service] = (await get("/hsds/services?per_page=1&page=300&full=true")).contents;
  expect(await get(`/hsds/services/${String(service?.["id"])}`)).toEqual(service);
  expect(await get(`/hsds/services/${String(service?.["id"]).toUpperCase()}`)).toEqual(service);
  const [organization] = (await get("/hsds/organizations?per_page=1&page=300&full=true")).contents;
  expect(await get(`/hsds/organizations/${String(organization?.["id"])}`)).toEqual(organization);
  expect(organization?.["services"]).toMatchObject([{ id: service?.["id"] }]);
  const [link] = (await get("/hsds/service_at_locations?per_page=1&page=100&full=true")).contents;
  expect(await get(`/hsds/service_at_locations/${String(link?.["id"])}`)).toEqual(link);
  for (const list of ["taxonomies", "taxonomy_terms"]) {
    const [one] = (await get(`/hsds/${list}`)).contents;
    expect(await get(`/hsds/${list}/${String(one?.["id"])}`)).toEqual(one);
  }
});

test("the directory is in it, each public entry once, with what administrators changed", async () => {
  const admin = await signInAdmin(lab);
  const added = await add(admin);
  const changed = await lab.db.resource.findUniqueOrThrow({ where: { key: "res-us-3" } });
  const { counties: _, ...texts } = changed;
  const fields = Object.fromEntries(
    Object.keys(entry).map((field) => [field, String(texts[field as keyof typeof texts] ?? "")]),
  );
  await change(admin, changed.id, { ...fields, description: "Says something else now." });
  const removed = await add(admin, { name: "Gone Pantry" });
  await retire(admin, removed.id);

  const site = JSON.parse(await (await (await lab.visitor()).fetch("/api/resources")).text()) as {
    key: string;
  }[];
  const rows = await lab.db.resource.findMany({ select: { key: true, exchangeId: true } });
  const keyOf = new Map(rows.map(({ key, exchangeId }) => [exchangeId, key]));
  const keys = idsOf(await all("/hsds/services")).map((id) => keyOf.get(id) ?? "");
  expect(keys.toSorted()).toEqual(site.map(({ key }) => key).toSorted());
  expect(keys).toContain(added.key);
  expect(keys).not.toContain(removed.key);
  const shown = (await get(`/hsds/services/${changed.exchangeId}`)) as unknown as Record<string, unknown>;
  expect(shown["description"]).toBe("Says something else now.");
  expect(await get(`/hsds/services/${added.exchangeId}`)).toMatchObject({
    name: "Harbor Pantry",
    email: "help@pantry.example.org",
    phones: [{ number: "713-223-3700", type: "voice" }],
    schedules: [{ description: "Mon-Fri 8am-4pm" }],
    service_areas: [{ name: "Houston, TX" }],
    service_at_locations: [{ location: { name: "Houston, TX" } }],
    attributes: [{ taxonomy_term: { code: "type:food" } }],
  });
  const gone = await (await lab.visitor()).fetch(`/hsds/services/${removed.exchangeId}`);
  expect(gone.status).toBe(404);
});

test("pages of 50 are the whole list, once and in order", async () => {
  const whole = idsOf(await all("/hsds/services"));
  expect(idsOf(await all("/hsds/services", 50))).toEqual(whole);
  const first = await get("/hsds/services");
  expect({ ...first, contents: [] }).toEqual({
    ...{ total_items: whole.length, total_pages: Math.ceil(whole.length / 50), page_number: 1, size: 50 },
    ...{ first_page: true, last_page: false, empty: false, contents: [] },
  });
  const after = await get(`/hsds/services?page=${first.total_pages + 1}`);
  expect(after).toMatchObject({ empty: true, size: 0, last_page: true, first_page: false, contents: [] });
  const minimal = await get("/hsds/services?minimal=true");
  expect([minimal.total_pages, idsOf(minimal.contents)]).toEqual([1, whole]);
  expect(Object.keys(minimal.contents[0] ?? {})).toEqual(["id", "last_modified"]);
});

test("modified_after is exact to the second, for each way to change an entry and no other", async () => {
  const admin = await signInAdmin(lab);
  const { id, exchangeId } = await add(admin);
  const listed = async (at: Date) =>
    idsOf((await get(`/hsds/services?minimal=true&modified_after=${at.toISOString()}`)).contents).includes(
      exchangeId,
    );
  const setBack = async (to: string) => {
    await lab.db.resource.update({ where: { id }, data: { changedAt: new Date(to) } });
    lab.events.publish("entryChanged", { id, state: "TX" });
    await vi.waitFor(async () => {
      const now = (await get(`/hsds/services/${exchangeId}`)) as unknown as { last_modified: string };
      expect(now.last_modified).toBe(new Date(to).toISOString());
    });
  };
  await setBack("2026-03-01T12:00:05Z");
  expect(await listed(new Date("2026-03-01T12:00:05Z"))).toBe(true);
  expect(await listed(new Date("2026-03-01T12:00:06Z"))).toBe(false);
  const offset = await get("/hsds/services?minimal=true&modified_after=2026-03-01T07:00:05-05:00");
  expect(idsOf(offset.contents)).toContain(exchangeId);

  const acts: (() => Promise<unknown>)[] = [
    () => change(admin, id, { hours: "24 hours a day" }),
    () => lab.db.resource.update({ where: { id }, data: { confirmedAt: lab.now(), confirmedBy: "a" } }),
    () => lab.db.resource.update({ where: { id }, data: { isLocationHidden: false, city: null } }),
  ];
  for (const act of acts) {
    await lab.db.resource.update({ where: { id }, data: { changedAt: new Date("2026-03-01T12:00:05Z") } });
    await act();
    const { changedAt } = await lab.db.resource.findUniqueOrThrow({ where: { id } });
    expect(changedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  }
  await lab.db.resource.update({ where: { id }, data: { changedAt: new Date("2026-03-01T12:00:05Z") } });
  await lab.db.resource.update({ where: { id }, data: { version: { increment: 1 }, position: 5000 } });
  const { changedAt } = await lab.db.resource.findUniqueOrThrow({ where: { id } });
  expect(changedAt.toISOString()).toBe("2026-03-01T12:00:05.000Z");
  await retire(admin, id);
});

test("parameters narrow one another", async () => {
  const terms = (await get("/hsds/taxonomy_terms")).contents;
  const term = (code: string) => String(terms.find((one) => one["code"] === code)?.["id"]);
  const shelters = await all(`/hsds/services?full=true&taxonomy_term_id=${term("type:shelter")}`);
  expect(shelters.length).toBeGreaterThan(10);
  const homeless = await all(`/hsds/services?taxonomy_term_id=${term("kind:homeless")}`);
  const found = await all(`/hsds/services?search=salvation army&taxonomy_term_id=${term("type:shelter")}`);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(shelters.length);
  expect(homeless.length).toBeGreaterThan(0);
  const [one] = found;
  const organization = String(one?.["organization_id"]);
  expect(idsOf(await all(`/hsds/services?organization_id=${organization}`))).toEqual([one?.["id"]]);
  expect(await all(`/hsds/services?organization_id=${organization}&search=no-such-word`)).toEqual([]);
  expect(await all(`/hsds/services?taxonomy_id=${organization}`)).toEqual([]);
  const [taxonomy] = (await get("/hsds/taxonomies")).contents;
  expect((await get(`/hsds/services?taxonomy_id=${String(taxonomy?.["id"])}`)).total_items).toBe(
    (await get("/hsds/services")).total_items,
  );
  const houston = await all("/hsds/service_at_locations?postcode=77002");
  expect(houston.length).toBeGreaterThan(0);
  for (const { location } of houston) expect((location as { name: string }).name).toMatch(/, TX$/);
  expect(idsOf(await all("/hsds/service_at_locations?postcode=77002-1234"))).toEqual(idsOf(houston));
  expect(await all("/hsds/service_at_locations?postcode=00000")).toEqual([]);
});

test("a wrong parameter is refused by name", async () => {
  const visitor = await lab.visitor();
  const wrong: [path: string, field: string][] = [
    ...["0", "-1", "1.5", "two", "", "99999999999", "1e3"].map((page): [string, string] => [
      `/hsds/services?page=${page}`,
      "page",
    ]),
    ["/hsds/services?per_page=501", "per_page"],
    ["/hsds/services?full=yes", "full"],
    ["/hsds/services?minimal=1", "minimal"],
    ["/hsds/services?format=ndjson", "format"],
    ["/hsds/services?modified_after=yesterday", "modified_after"],
    ["/hsds/services?modified_after=2026-13-40T00:00:00Z", "modified_after"],
    ["/hsds/services?modified_after=2026-01-01T00:00:00", "modified_after"],
    ["/hsds/services?taxonomy_term_id=shelter", "taxonomy_term_id"],
    ["/hsds/services?postcode=77002", "postcode"],
    ["/hsds/services?search=a%00b", "search"],
    [`/hsds/services?search=${"a".repeat(2000)}`, "search"],
    ["/hsds/services?Page=1", "Page"],
    ["/hsds/service_at_locations?postcode=7700", "postcode"],
    ["/hsds/service_at_locations?proximity=1000&postcode=77002", "proximity"],
    ["/hsds/organizations?full_service=maybe", "full_service"],
    ["/hsds/organizations/7", "id"],
    ["/hsds/services/' or 1=1", "id"],
    ["/hsds/?page=1", "page"],
  ];
  for (const [path, field] of wrong) {
    const answer = await visitor.fetch(path);
    const { fields } = JSON.parse(await answer.text()) as { fields?: Record<string, string[]> };
    expect([path, answer.status, Object.keys(fields ?? {})]).toEqual([path, 400, [field]]);
  }
  for (const path of ["/hsds/services/00000000-0000-4000-8000-000000000000", "/hsds/nothing"])
    expect((await visitor.fetch(path)).status).toBe(404);
});

test("the package has every table, every entry once, and no reference to nothing", async () => {
  const visitor = await lab.visitor();
  const answer = await visitor.fetch("/hsds/datapackage.zip");
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toContain("directory-hsds.zip");
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const again = await visitor.fetch("/hsds/datapackage.zip", {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);

  const about = JSON.parse(files.get("datapackage.json") ?? "") as {
    profile: string;
    resources: {
      name: string;
      path: string;
      schema: {
        fields: { name: string; constraints?: { required?: true } }[];
        foreignKeys: { fields: string; reference: { resource: string; fields: string } }[];
      };
    }[];
  };
  expect(about.profile).toBe("tabular-data-package");
  expect([...files.keys()].toSorted()).toEqual(
    ["datapackage.json", ...about.resources.map(({ path }) => path)].toSorted(),
  );
  const tables = new Map(
    about.resources.map(({ name, path }) => [
      name,
      parse<Record<string, string>>(files.get(path) ?? "", { columns: true }),
    ]),
  );
  for (const { name, path, schema } of about.resources) {
    const rows = tables.get(name) ?? [];
    expect([name, path]).toEqual([name, standard[name]?.file]);
    expect(Object.keys(rows[0] ?? {})).toEqual(schema.fields.map((field) => field.name));
    const required = schema.fields.filter(({ constraints }) => constraints?.required).map((one) => one.name);
    const { tabularRequired = [], required: always = [] } = standard[name] ?? {};
    expect(required).toEqual(expect.arrayContaining([...always, ...tabularRequired]));
    for (const row of rows) {
      const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ""));
      expect([...wrongIn(name, filled), ...required.filter((field) => !filled[field])]).toEqual([]);
    }
    for (const { fields, reference } of schema.foreignKeys) {
      const known = new Set(tables.get(reference.resource)?.map(({ id }) => id));
      expect(rows.filter((row) => row[fields] && !known.has(row[fields]))).toEqual([]);
    }
    expect(new Set(rows.map(({ id }) => id)).size, name).toBe(rows.length);
  }
  expect(tables.get("service")?.map(({ id }) => id)).toEqual(idsOf(await all("/hsds/services")));
});

test("a page of 50 costs at most what the list of the site costs", async () => {
  const context = await (await lab.visitor()).context();
  const reads = vi.spyOn(lab.db.resource, "findMany");
  const call = async (key: "GET /hsds/services" | "GET /api/resources", query: Record<string, string>) => {
    const before = reads.mock.calls.length;
    const began = performance.now();
    const handled = restRoutes[key]?.handle(context, {
      query,
      params: {},
      body: undefined,
      idempotencyKey: undefined,
    });
    JSON.stringify(await handled);
    return { ms: performance.now() - began, statements: reads.mock.calls.length - before };
  };
  const times = { page: [] as number[], full: [] as number[], site: [] as number[] };
  for (let turn = 0; turn < 12; turn += 1) {
    const page = await call("GET /hsds/services", { page: `${turn + 1}` });
    const full = await call("GET /hsds/services", { page: `${turn + 1}`, full: "true" });
    const site = await call("GET /api/resources", {});
    expect([page.statements, full.statements, site.statements]).toEqual([1, 1, 1]);
    for (const [name, { ms }] of Object.entries({ page, full, site }))
      times[name as keyof typeof times].push(ms);
  }
  reads.mockRestore();
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const [page, full, site] = [times.page, times.full, times.site].map(median) as [number, number, number];
  expect(page / site, `${page} ms and ${site} ms`).toBeLessThanOrEqual(1);
  expect(full / site, `${full} ms and ${site} ms`).toBeLessThanOrEqual(1);
  if (process.env["PRINT_COSTS"]) console.log({ page, full, site });
});

test("is kept like the site's own list, and answers an unchanged one with 304", async () => {
  const visitor = await lab.visitor();
  const first = await visitor.fetch("/hsds/services?per_page=3");
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  expect(first.headers.get("set-cookie")).toBeNull();
  const etag = first.headers.get("etag") ?? "";
  expect(
    (await visitor.fetch("/hsds/services?per_page=3", { headers: { "if-none-match": etag } })).status,
  ).toBe(304);
  const ids = idsOf((await get("/hsds/services?per_page=2")).contents);
  const [one, other] = await Promise.all(ids.map((id) => get(`/hsds/services/${id}`)));
  expect(one).not.toEqual(other); // each address is kept for itself
});
