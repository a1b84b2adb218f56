import { beforeAll, expect, test } from "vitest";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { trackedPrefetch, type TrackedRow } from "../../graph/intake/requests/tracker.sql.ts";
import { findCaller } from "../../graph/core/sessions/lookup.sql.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel } from "../harness/kernel.ts";
import { useRecordedServer } from "../harness/servers/recorded-server.ts";

/* The tracker's first page as it is read together with an administrator's session. */

const lab = useKernel();
let every: EveryKind;
beforeAll(async () => {
  every = await fileEveryKind(lab);
});
const server = useRecordedServer(lab);

const lists = [
  ["TrackerPanelQuery", { search: "", isOpen: false, first: 25 }],
  ["TrackerPanelQuery", { search: "", isOpen: true, first: 2 }],
  ["CasesPageQuery", { search: "", isOpen: false, order: "newest", first: 25 }],
  ["CasesPageQuery", { search: "", isOpen: true, order: "oldest", first: 3 }],
] as const;

test.each(lists)("it is what the tracker reads apart: %s %o", async (name, variables) => {
  for (const who of ["admin", "superAdmin"]) {
    const caller = every.viewers[who]!;
    await server.call(caller, name, variables);
    server.statements();
    const together = await server.call(caller, name, variables);
    expect(server.statements().filter((ran) => /tracked/.test(ran))).toEqual([
      expect.stringMatching(/^sessions-tracked-/),
    ]);
    // A word that every request holds: the page is searched for, and read apart.
    const apart = await server.call(caller, name, { ...variables, search: "em-" });
    expect(server.statements().filter((ran) => ran.startsWith("sessions-tracked-"))).toEqual([]);
    expect(rowsOf(together)).toEqual(rowsOf(apart));
    expect(rowsOf(together)).not.toHaveLength(0);
  }
});

test.each([
  { search: "elm" },
  { status: "pending" },
  { after: btoa("GPC:N:1") },
  { first: 0 },
  { first: "many" },
  { order: "by chance" },
  { isOpen: "perhaps" },
])("another page, or bad input, is not prefetched: %o", async (other) => {
  const caller = every.viewers["admin"]!;
  const variables = { search: "", isOpen: false, order: "urgency", first: 25 };
  await server.call(caller, "CasesPageQuery", variables);
  server.statements();
  await server.call(caller, "CasesPageQuery", { ...variables, ...other });
  const [lookup] = server.statements();
  expect(lookup).toBe("sessions");
});

test("it comes with sessions of administrators alone, whose calls share it", async () => {
  const tokens = Object.values(every.viewers).flatMap(({ cookie }) => /=([\w-]{43})/.exec(cookie)?.[1] ?? []);
  const kinds = await Promise.all(
    Object.values(every.viewers).map(async (caller) => (await caller.context()).viewer.kind),
  );
  const ran: string[] = [];
  const sql: typeof lab.sql = (statement, values) => {
    ran.push(statement.name);
    return lab.sql(statement, values);
  };
  const prefetch = trackedPrefetch(
    { words: [], status: null, scope: wholeProgram() },
    { after: 0, take: 200 },
  );
  const found = await Promise.all(
    tokens.map((token) => findCaller(sql, { hash: lab.keys.hash(token), now: lab.now(), prefetch })),
  );
  expect(ran).toEqual(["sessions-tracked-urgency-200"]);
  const read = found.map((one) => one && (one.prefetched as TrackedRow[] | null));
  expect(kinds.filter((kind) => kind === "admin").length).toBeGreaterThan(1);
  expect(read.filter((rows) => rows?.length === every.all.length)).toHaveLength(
    kinds.filter((kind) => kind === "admin").length,
  );
  expect(read.filter((rows) => rows)).toHaveLength(kinds.filter((kind) => kind === "admin").length);
});

test("an administrator who must change the password first sees none of it", async () => {
  const caller = every.viewers["adminBeforePassword"]!;
  for (let call = 0; call < 2; call += 1) {
    const answer = await server.call(caller, "TrackerPanelQuery", { search: "", isOpen: false, first: 25 });
    expect(answer).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    expect(JSON.stringify(answer)).not.toContain("EM-");
  }
});

const rowsOf = (answer: { data?: unknown; errors?: unknown }) => {
  expect(answer.errors).toBeUndefined();
  const { edges } = (answer.data as { trackedRequests: { edges: unknown[] } }).trackedRequests;
  return edges;
};
