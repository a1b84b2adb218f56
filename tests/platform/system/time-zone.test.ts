import { beforeEach, expect, test } from "vitest";
import { dayColumn } from "../../../shared/core/time/day-column.ts";
import { addDays, startOfDay } from "../../../shared/core/time/calendar.ts";
import { openConfig } from "../../../graph/platform/system/config.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const [chicago, guam] = ["America/Chicago", "Pacific/Guam"] as const;
const unset = { timeZone: "", suggestedTimeZone: "", timeZoneSuggestedBy: "server" };
const suggest = `mutation Suggest($input: SuggestTimeZoneInput!) {
  suggestTimeZone(input: $input) { timeZone { name source } }
}`;
let admin: Caller;

beforeEach(async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: unset });
  await lab.refreshConfig();
  admin = await signInAdmin(lab, { role: "super_admin" });
});
const zoneNow = async () => (await ask(admin, "{ timeZone { name source } }")).data;
const suggestFrom = (who: Caller, timeZone: string) => ask(who, suggest, { input: { timeZone } });
const zoneInDatabase = async () => {
  const [row] = await lab.db.$queryRaw<{ zone: string }[]>`SELECT sv_time_zone() AS zone`;
  return row?.zone;
};

test("an installation without one has the server's, which the start stores for the database", async () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await zoneNow()).toEqual({ timeZone: { name: own, source: "server" } });
  const { current } = await openConfig(lab.db, lab.events);
  expect(current().suggestedTimeZone).toBe(own);
  expect(await zoneInDatabase()).toBe(own);
});

test("the first administrator's browser suggests it, and a setting replaces it", async () => {
  const { data } = await suggestFrom(admin, chicago);
  expect(data).toEqual({ suggestTimeZone: { timeZone: { name: chicago, source: "browser" } } });
  expect([lab.zone(), await zoneInDatabase()]).toEqual([chicago, chicago]);
  expect(await lab.db.auditEntry.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
    action: "system.time-zone-suggested",
    details: { after: chicago },
  });
  // The second browser, and a restart, change nothing.
  await suggestFrom(await signInAdmin(lab), "America/Denver");
  expect((await openConfig(lab.db, lab.events)).current().suggestedTimeZone).toBe(chicago);
  const { config } = (await (await admin.fetch("/api/admin/system-config")).json()) as { config: object };
  const saved = await admin.fetch("/api/admin/system-config", {
    method: "POST",
    body: { ...config, timeZone: guam },
  });
  expect(saved.status).toBe(200);
  expect(await zoneNow()).toEqual({ timeZone: { name: guam, source: "setting" } });
  expect([lab.zone(), await zoneInDatabase()]).toEqual([guam, guam]);
  await suggestFrom(admin, chicago);
  expect(lab.zone()).toBe(guam);
});

test("a browser that hides its zone suggests nothing, and what is no zone is refused", async () => {
  for (const hidden of ["UTC", "Etc/UTC", "GMT"]) {
    const { data } = await suggestFrom(admin, hidden);
    expect(data).toMatchObject({ suggestTimeZone: { timeZone: { source: "server" } } });
  }
  for (const wrong of ["Mars/Base", "+05:00", "", "x".repeat(3000)])
    expect((await suggestFrom(admin, wrong)).code).toBe("INVALID");
  // Node knows this former name, and PostgreSQL does not.
  expect((await suggestFrom(admin, "US/Pacific-New")).code).toBe("INVALID");
  const unknown = await admin.fetch("/api/admin/system-config", {
    method: "POST",
    body: { timeZone: "US/Pacific-New" },
  });
  expect([unknown.status, (await unknown.json()) as object]).toMatchObject([
    400,
    { fields: { timeZone: [expect.stringMatching(/IANA/)] } },
  ]);
  const form = await admin.fetch("/api/admin/system-config", { method: "POST", body: { timeZone: "Mars" } });
  expect(form.status).toBe(400);
});

test("only administrators read or suggest it", async () => {
  expect((await suggestFrom(await signInOfficer(lab), chicago)).code).toBe("FORBIDDEN");
  expect((await ask(await lab.visitor(), "{ timeZone { name } }")).data).toEqual({ timeZone: null });
  expect(lab.config().timeZoneSuggestedBy).toBe("server");
});

test("a deputy's term has its days in the zone that is set later, and is never shortened", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone: "UTC" } });
  const term = (secret: string, startsAt: string, endsAt: string) => ({
    ...{ mailbox: "cole@b.gov", name: "Cole", deputyName: "Ruiz", deputyMailbox: "ruiz@b.gov" },
    ...{
      deputyKey: "ruiz@b.gov",
      language: "en",
      nonce: "n",
      supervisorHash: `s${secret}`,
      deputyHash: secret,
    },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    firstDay: dayColumn(startsAt.slice(0, 10)),
    lastDay: dayColumn(addDays(endsAt.slice(0, 10), -1)),
  });
  const data = [
    term("open", "2099-12-30T00:00:00Z", "2100-01-01T00:00:00Z"),
    // The clocks change on its only day.
    term("spring", "2099-03-08T00:00:00Z", "2099-03-09T00:00:00Z"),
    term("over", "2020-12-30T00:00:00Z", "2021-01-01T00:00:00Z"),
  ];
  await lab.db.supervisorDeputy.createMany({ data });
  const movedTo = async (timeZone: string) => {
    await lab.db.systemConfig.update({ where: { id: 1 }, data: { timeZone } });
    const rows = await lab.db.supervisorDeputy.findMany({ orderBy: { id: "asc" } });
    return rows.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
  };
  const over = ["2020-12-30T00:00:00.000Z", "2021-01-01T00:00:00.000Z"];
  expect(await movedTo(chicago)).toEqual([
    ["2099-12-30T00:00:00.000Z", "2100-01-01T06:00:00.000Z"],
    ["2099-03-08T00:00:00.000Z", startOfDay(chicago, "2099-03-09").toISOString()],
    over,
  ]);
  expect(await movedTo(guam)).toEqual([
    ["2099-12-29T14:00:00.000Z", "2100-01-01T06:00:00.000Z"],
    ["2099-03-07T14:00:00.000Z", startOfDay(chicago, "2099-03-09").toISOString()],
    over,
  ]);
});
