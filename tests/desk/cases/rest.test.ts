import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();

test("an administrator pages through all requests by the Link header, each once, newest first", async () => {
  const admin = await signInAdmin(lab);
  const officer = await signInOfficer(lab);
  for (let count = 0; count < 5; count++) await fileRequest(lab, officer, { victimInfo: false });
  const seen: number[] = [];
  let path: string | undefined = "/api/emergency-requests?isAdmin=true&limit=2";
  while (path) {
    const answer: Response = await admin.fetch(path);
    expect(answer.status).toBe(200);
    const rows = (await answer.json()) as { id: number }[];
    expect(rows.length).toBeLessThanOrEqual(2);
    seen.push(...rows.map(({ id }) => id));
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  const all = await lab.db.emergencyRequest.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  expect(seen).toEqual(all.map(({ id }) => id));
});

test.each(["limit=0", "limit=1001", "limit=x", "after=-1", "after=1.5", "limit=2&after=99999999999"])(
  "rejects an invalid page by name: %s",
  async (asked) => {
    const admin = await signInAdmin(lab);
    const answer = await admin.fetch(`/api/emergency-requests?isAdmin=true&${asked}`);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toHaveLength(1);
  },
);

test("only administrators read the dashboard's numbers", async () => {
  const answer = await (await signInAdmin(lab)).fetch("/api/admin/dashboard-stats");
  const { success, stats } = await answer.json();
  expect(success).toBe(true);
  expect(stats.totalRequests).toBe(await lab.db.emergencyRequest.count());
  expect((await (await lab.visitor()).fetch("/api/admin/dashboard-stats")).status).toBe(401);
  const officer = await signInOfficer(lab);
  expect((await officer.fetch("/api/admin/dashboard-stats")).status).toBe(403);
  expect((await officer.fetch("/api/emergency-requests?isAdmin=true&limit=5")).status).toBe(403);
});
