import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const query = `query ($timeZone: String!) { analytics(range: days30, timeZone: $timeZone) { overview { name value } } }`;

test("without requests the numbers are zero or unknown, never made up", async () => {
  const admin = await signInAdmin(lab);
  const answer = await admin.fetch("/api/admin/analytics?timeRange=7d");
  expect(answer.status).toBe(200);
  const share = { count: 0, percentage: 0 };
  expect(await answer.json()).toEqual({
    success: true,
    analytics: {
      overview: {
        totalRequests: 0,
        totalFundsAllocated: 0,
        successRate: null,
        activeOfficers: 0,
        averageResponseTime: null,
        averageRequestAmount: null,
      },
      trends: {
        requestsByService: [
          { service: "food", ...share },
          { service: "shelter", ...share },
          { service: "transportation", ...share },
        ],
        requestsByUrgency: [
          { urgency: "high", ...share },
          { urgency: "medium", ...share },
          { urgency: "low", ...share },
        ],
      },
      performance: {
        averageProcessingTime: null,
        approvalRate: null,
        userSatisfaction: null,
        systemUptime: null,
      },
      geographic: { requestsByState: [], topDepartments: [] },
    },
  });
});

test("only administrators can read the analytics", async () => {
  const officer = await signInOfficer(lab);
  const visitor = await lab.visitor();
  expect((await visitor.fetch("/api/admin/analytics")).status).toBe(401);
  expect((await officer.fetch("/api/admin/analytics?timeRange=30d")).status).toBe(403);
  expect((await ask(officer, query, { timeZone: "UTC" })).code).toBe("FORBIDDEN");
  expect((await ask(visitor, query, { timeZone: "UTC" })).code).toBe("UNAUTHENTICATED");
});

test.each([
  "timeRange=2d",
  "timeRange=",
  "timeRange=7D",
  "timeRange=7d&timeZone=Mars/Olympus",
  "timeRange=7d&timeZone=%2B05:00",
  "timeRange=7d&timeZone=UTC'%3BDROP TABLE x",
  `timeRange=7d&timeZone=${"A".repeat(3000)}`,
  "timeRange=7d&timeZone=",
])("what is no range or time zone is refused by name: %s", async (asked) => {
  const answer = await (await signInAdmin(lab)).fetch(`/api/admin/analytics?${asked.replaceAll(" ", "%20")}`);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toHaveLength(1);
});

test("without a range it is the last 30 days, and a new request counts at once", async () => {
  const admin = await signInAdmin(lab);
  const total = async () =>
    (await (await admin.fetch("/api/admin/analytics")).json()).analytics.overview.totalRequests;
  const before = await total();
  await fileRequest(lab, await signInOfficer(lab));
  expect(await total()).toBe(before + 1);
});

test("a department or state with fewer than 5 requests is counted and not named", async () => {
  const admin = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  const places = async () =>
    (
      await ask(
        admin,
        `{ analytics(range: days7, timeZone: "America/New_York") { departments { rows { name count } small } } }`,
      )
    ).data.analytics.departments;
  for (let filed = 0; filed < 4; filed++) await fileRequest(lab, officer, { victimInfo: false });
  expect(JSON.stringify(await places())).not.toContain("Police");
  const { small } = await places();
  await fileRequest(lab, officer, { victimInfo: false });
  expect(await places()).toEqual({
    rows: [{ name: expect.stringContaining("Police"), count: 5 }],
    small: small - 1,
  });
});
