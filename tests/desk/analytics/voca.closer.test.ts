import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { inventPeople, writePeople, type PastCase, type PastPeople } from "./voca-history.ts";

const lab = useKernel();
const zone = "America/Chicago";
let past: PastPeople;

/** Midnight on the first day of each quarter in Chicago, and the milliseconds around it. */
const borders = [
  ...["2024-10-01T05:00:00Z", "2025-01-01T06:00:00Z", "2025-04-01T05:00:00Z", "2025-07-01T05:00:00Z"],
  ...["2025-10-01T05:00:00Z", "2026-01-01T06:00:00Z", "2026-07-01T05:00:00Z", "2026-10-01T05:00:00Z"],
].flatMap((moment) => [-1, 0, 1].map((offset) => new Date(Date.parse(moment) + offset)));

beforeAll(async () => {
  lab.setNow(new Date("2026-11-20T12:00:00Z"));
  await lab.setZone(zone);
  past = inventPeople(20_261_201, 2000, borders);
  await writePeople(lab, past);
});

const query = `query ($year: Int!, $quarter: Int!) { vocaQuarter(year: $year, quarter: $quarter) {
  from until timeZone notes sections { key columns rows { key label means counts } } } }`;

const dayOf = (at: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(at);
/** October 2025 is in quarter 1 of 2026. */
function quarterOf(at: Date): { year: number; quarter: number } {
  const [year, month] = dayOf(at).split("-").map(Number) as [number, number];
  if (month >= 10) return { year: year + 1, quarter: 1 };
  return { year, quarter: month <= 3 ? 2 : month <= 6 ? 3 : 4 };
}

function ageOn(born: string, day: string) {
  let years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  if (born.slice(5) > day.slice(5)) years -= 1;
  if (born > day) return null;
  const [, name] = [
    [12, "age_0_12"],
    [17, "age_13_17"],
    [24, "age_18_24"],
    [59, "age_25_59"],
    [200, "age_60_older"],
  ].find(([most]) => years <= (most as number))!;
  return name as string;
}

/** The plain model: each person by the invented truth, one at a time. */
function modelOf(year: number, quarter: number) {
  const counts = new Map<string, number>();
  const add = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const upTo = (one: PastCase) =>
    one.helps.filter(({ at, counts: isCounted }) => {
      const when = quarterOf(at);
      return isCounted && when.year === year && when.quarter <= quarter;
    });
  const people = [...new Set(past.cases.map(({ person }) => person))];
  for (const who of people) {
    const all = past.cases.filter(({ person }) => person === who);
    const cases = all.filter((one) => upTo(one).length > 0);
    const helps = cases.flatMap(upTo);
    const now = helps.filter(({ at }) => quarterOf(at).quarter === quarter);
    if (now.length === 0) continue;
    const isNew = now.length === helps.length;
    const both = (name: string) => {
      add(`${name}.all`);
      if (isNew) add(`${name}.new`);
    };
    both("served");
    const answered = cases
      .filter(({ answers }) => answers)
      .toSorted(
        (one, other) =>
          other.answers!.at.getTime() - one.answers!.at.getTime() ||
          cases.indexOf(other) - cases.indexOf(one),
      );
    const said = <Key extends "age" | "gender" | "race">(key: Key) =>
      answered.map(({ answers }) => answers![key]).find((word) => word !== null) ?? null;
    if (isNew) {
      const known = cases.find(({ record }) => record);
      const age =
        answered.length > 0 ? said("age") : known && ageOn(known.record!.born, dayOf(known.filedAt));
      add(`age ${age ?? "not_reported"}`);
      add(`gender ${said("gender") ?? "not_reported"}`);
      add(`race ${said("race") ?? "not_reported"}`);
    }
    const classes = answered.map(({ answers }) => answers!.classifications).find((one) => one.length > 0);
    for (const one of classes ?? ["not_reported"]) both(`classifications ${one}`);
    const helped = cases.filter((one) => upTo(one).some((help) => now.includes(help)));
    const types = new Set(helped.flatMap((one) => one.types ?? []));
    for (const type of types) both(`victimizations ${type}`);
    if (types.size === 0) both("victimizations not_chosen");
    if (types.size > 1) both("victimizations more_than_one");
    for (const [service, kinds] of [
      ["B", ["transportation"]],
      ["C", ["food", "money"]],
      ["D", ["shelter"]],
    ] as const) {
      const times = now.filter(({ kind }) => (kinds as readonly string[]).includes(kind)).length;
      if (times === 0) continue;
      add(`services ${service}.all`);
      add(`services ${service}.new`, times);
    }
  }
  return (name: string) => counts.get(name) ?? 0;
}

type Section = { key: string; rows: { key: string; counts: number[] }[] };
const everyQuarter = [2025, 2026].flatMap((year) => [1, 2, 3, 4].map((quarter) => ({ year, quarter })));

test.each(everyQuarter)(
  "the numbers of FY $year, quarter $quarter, are those of the people",
  async (asked) => {
    const { data, message } = await ask(await signInAdmin(lab), query, asked);
    expect(message).toBeUndefined();
    const model = modelOf(asked.year, asked.quarter);
    const sections = data.vocaQuarter.sections as Section[];
    const rowsOf = (key: string) => sections.find((one) => one.key === key)!.rows;
    const served = Object.fromEntries(rowsOf("individuals").map(({ key, counts }) => [key, counts[0]]));
    expect(served).toEqual({ served: model("served.all"), new: model("served.new"), anonymous: 0 });
    expect(served["served"]).toBeGreaterThan(100);
    for (const key of ["race", "gender", "age"]) {
      for (const row of rowsOf(key))
        expect(row.counts, `${key} ${row.key}`).toEqual([model(`${key} ${row.key}`)]);
      expect(rowsOf(key).reduce((sum, { counts }) => sum + counts[0]!, 0)).toBe(served["new"]);
      expect(rowsOf(key).find((row) => row.key === "not_reported")!.counts[0]).toBeGreaterThan(0);
    }
    for (const key of ["victimizations", "classifications"])
      for (const row of rowsOf(key))
        expect(row.counts, `${key} ${row.key}`).toEqual([
          model(`${key} ${row.key}.all`),
          model(`${key} ${row.key}.new`),
        ]);
    for (const { key, counts } of rowsOf("services"))
      expect(counts, key).toEqual([model(`services ${key[0]}.all`), model(`services ${key[0]}.new`)]);
  },
);

test("a person is new once per fiscal year, and again in the next", async () => {
  const admin = await signInAdmin(lab);
  const newOf = async (year: number) => {
    let sum = 0;
    for (const quarter of [1, 2, 3, 4]) {
      const { data } = await ask(admin, query, { year, quarter });
      const [{ rows }] = data.vocaQuarter.sections as [Section];
      sum += rows.find(({ key }) => key === "new")!.counts[0]!;
    }
    return sum;
  };
  for (const year of [2025, 2026]) {
    const people = past.cases.filter(({ helps }) =>
      helps.some(({ at, counts }) => counts && quarterOf(at).year === year),
    );
    expect(await newOf(year)).toBe(new Set(people.map(({ person }) => person)).size);
  }
});

async function exported(query: string) {
  const admin = await signInAdmin(lab);
  const answer = await admin.fetch(`/api/admin/voca/export?${query}`, { method: "POST" });
  return { answer, text: await answer.text(), admin };
}

test("the CSV has the figures with their definitions, and the installation's time zone", async () => {
  const { answer, text, admin } = await exported("year=2026&quarter=1");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="voca-2026-q1.csv"');
  const lines: string[][] = parse(text, { bom: true, relax_column_count: true });
  const { data } = await ask(admin, query, { year: 2026, quarter: 1 });
  const line = (name: string) => lines.find(([first]) => first === name);
  expect(line("From (America/Chicago)")![1]).toBe("2025-10-01T00:00:00.000-05:00");
  expect(line("Until (America/Chicago)")![1]).toBe("2026-01-01T00:00:00.000-06:00");
  for (const { rows } of data.vocaQuarter.sections as { rows: { label: string; counts: number[] }[] }[])
    for (const { label, counts } of rows)
      expect(
        lines.some(
          (cells) => cells[0] === label && counts.every((count, at) => cells[at + 1] === String(count)),
        ),
        label,
      ).toBe(true);
  expect(line("B9. Transportation assistance")![3]).toContain("a ride");
  expect(text).toContain("OVC Performance Measurement Tool");
  const entry = await lab.db.auditEntry.findFirstOrThrow({ where: { action: "voca.exported" } });
  expect(entry.details).toEqual({
    ...{ range: "2026-Q1", timeZone: "America/Chicago", format: "csv", is: "internal" },
  });
});

test("the public copy hides groups under 5, and says so", async () => {
  const { text } = await exported("year=2026&quarter=3&copy=public");
  const lines: string[][] = parse(text, { bom: true, relax_column_count: true });
  const counts = lines.slice(10).flatMap((cells) => cells.slice(1).filter((cell) => /^\d+$/.test(cell)));
  expect(counts.length).toBeGreaterThan(40);
  expect(counts.filter((count) => Number(count) > 0 && Number(count) < 5)).toEqual([]);
  expect(text).toContain(",hidden");
  expect(text).toContain("groups of fewer than 5 people are hidden");
});

test("only administrators who may read the figures get them, also as a file", async () => {
  const officer = await signInOfficer(lab);
  const visitor = await lab.visitor();
  const asked = { year: 2026, quarter: 1 };
  expect((await ask(officer, query, asked)).code).toBe("FORBIDDEN");
  expect((await ask(visitor, query, asked)).code).toBe("UNAUTHENTICATED");
  const path = "/api/admin/voca/export?year=2026&quarter=1";
  expect((await officer.fetch(path, { method: "POST" })).status).toBe(403);
  expect((await visitor.fetch(path, { method: "POST" })).status).toBe(401);
});

test.each([
  ["year=2026&quarter=5", "quarter"],
  ["year=2026&quarter=0", "quarter"],
  ["year=1&quarter=1", "year"],
  ["year=2026.5&quarter=1", "year"],
  ["year=NaN&quarter=1", "year"],
  ["year=2026&quarter=1&copy=all", "copy"],
])("what is no quarter is refused by name: %s", async (asked, field) => {
  const { answer, text } = await exported(asked);
  expect(answer.status).toBe(400);
  expect(Object.keys(JSON.parse(text).fields)).toEqual([field]);
});

test("a call back to the public is an anonymous contact, one about a case is not", async () => {
  const admin = await signInAdmin(lab);
  const row = { phone: "+14155550132", requestType: "general", sessionKey: "a", status: "answered" } as const;
  const { caseId } = await lab.db.emergencyRequest.findFirstOrThrow();
  await lab.db.callbackRequest.createMany({
    data: [
      { ...row, name: "Someone", answeredAt: new Date("2025-10-01T05:00:00Z") },
      { ...row, name: "Someone", answeredAt: new Date("2025-10-01T04:59:59Z") },
      { ...row, name: caseId, answeredAt: new Date("2025-11-01T05:00:00Z") },
    ],
  });
  const { data } = await ask(admin, query, { year: 2026, quarter: 1 });
  const [{ rows }] = data.vocaQuarter.sections as [Section];
  expect(rows.find(({ key }) => key === "anonymous")!.counts).toEqual([1]);
});
