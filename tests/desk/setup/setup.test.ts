import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Dns } from "../../../graph/adapters/dns.ts";
import { createFund } from "../../../graph/money/funds/acts.ts";
import { confirmDeposit, enterDeposit, refuseDeposit } from "../../../graph/money/funds/deposits.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { findSetup, type SetupLine } from "../../../graph/desk/setup/read.ts";
import { noteSetup, readSetup, withdrawSetupNote } from "../../../graph/desk/setup/service.ts";
import { setupItems } from "../../../graph/desk/setup/items.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { emptyTables, useDatabase } from "../../harness/database/database.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { refusal } from "../../harness/requests/cases.ts";

let texts: Dns["texts"];
const database = useDatabase();
const lab = useKernel({ dns: { texts: (name) => texts(name) } });

beforeEach(async () => {
  texts = async () => [];
  await emptyTables(database.pool);
  await lab.db.systemConfig.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} });
  await lab.refreshConfig();
});

const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const lines = () => findSetup(systemContext(lab, "test"), { isFresh: true });
const lineOf = async (id: string): Promise<SetupLine> => (await lines()).find((line) => line.id === id)!;
const stateOf = async (id: string) => (await lineOf(id)).state;
const configure = async (data: object) => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data });
  await lab.refreshConfig();
};

describe("access", () => {
  const query = `{ setup { openCount items { item state fact } } }`;
  const note = `mutation($i: NoteSetupItemInput!) { noteSetupItem(input: $i) { setup { openCount } } }`;
  const withdraw = `mutation($i: WithdrawSetupNoteInput!) { withdrawSetupNote(input: $i) { setup { openCount } } }`;

  test.for(["admin", "auditor", "treasurer", "security"] as const)(
    "%s may neither read nor note",
    async (role) => {
      const caller = await signInAdmin(lab, { role });
      expect((await ask(caller, query)).code).toBe("FORBIDDEN");
      expect((await ask(caller, note, { i: { item: "alerts", detail: "x" } })).code).toBe("FORBIDDEN");
      expect((await ask(caller, withdraw, { i: { item: "alerts" } })).code).toBe("FORBIDDEN");
      expect(await refusal(readSetup(await caller.context()))).toMatch(/^FORBIDDEN/);
      expect(await lab.db.setupNote.count()).toBe(0);
    },
  );

  test("an officer and a visitor may not", async () => {
    expect((await ask(await signInOfficer(lab), query)).code).toBe("FORBIDDEN");
    expect((await ask(await lab.visitor(), query)).code).toBe("UNAUTHENTICATED");
  });

  test("a super admin reads all items, and how many are open", async () => {
    const { data } = await ask(await superAdmin(), query);
    expect(data.setup.items).toHaveLength(setupItems.length);
    const open = data.setup.items.filter(({ state }: { state: string }) => state !== "done");
    expect(data.setup.openCount).toBe(open.length);
    expect(open.length).toBeGreaterThan(10);
  });
});

describe("found in the installation", () => {
  test("super administrators who signed in, and their second factors", async () => {
    const { adminId } = await superAdmin();
    expect(await stateOf("super-admins")).toBe("open");
    expect(await stateOf("second-factor")).toBe("open");
    const { adminId: second } = await superAdmin();
    expect(await stateOf("super-admins")).toBe("attention");
    await lab.db.admin.updateMany({ data: { lastLogin: lab.now() } });
    expect(await stateOf("super-admins")).toBe("done");
    await lab.db.admin.update({ where: { id: adminId }, data: { totpConfirmedAt: lab.now() } });
    expect(await stateOf("second-factor")).toBe("attention");
    await lab.db.passkey.create({
      data: {
        ...{
          adminId: second,
          credentialId: "key",
          publicKey: new Uint8Array(1),
          isSynced: false,
          name: "Key",
        },
      },
    });
    expect(await stateOf("second-factor")).toBe("done");
    await lab.db.admin.update({ where: { id: second }, data: { isActive: false } });
    expect(await stateOf("super-admins")).toBe("open");
  });

  test("the time zone, contacts and trusted domains of the configuration", async () => {
    await configure({ timeZone: "" });
    expect(await stateOf("time-zone")).not.toBe("done");
    expect(await stateOf("emergency-contacts")).toBe("open");
    expect(await stateOf("supervisor-domains")).toBe("open");
    await configure({
      timeZone: "America/Denver",
      emergencyNotificationEmail: "duty@fund.example",
      directorEmail: "director@fund.example",
      trustedDomains: ["city.example"],
    });
    expect(await stateOf("time-zone")).toBe("done");
    expect((await lineOf("emergency-contacts")).fact).toContain("no mail server");
    await configure({ smtpHost: "mail.fund.example", fromEmail: "desk@fund.example" });
    expect(await stateOf("emergency-contacts")).toBe("done");
    expect(await stateOf("mail")).toBe("done");
    expect(await stateOf("supervisor-domains")).toBe("done");
    await configure({ emailEnabled: false });
    expect(await stateOf("emergency-contacts")).toBe("attention");
    expect(await stateOf("mail")).toBe("attention");
    await configure({
      ...{ emailEnabled: true, smtpHost: "", fromEmail: "", trustedDomains: [], timeZone: "" },
      ...{ emergencyNotificationEmail: "", directorEmail: "" },
    });
  });

  test("rehearsals, and the copy of the key", async () => {
    const run = (kind: "rehearsal" | "key", endedAt: Date, state: "done" | "failed" = "done") =>
      lab.db.operationRun.create({ data: { kind, state, startedAt: endedAt, endedAt, by: "ops@host" } });
    const daysAgo = (days: number) => new Date(lab.now().getTime() - days * dayMs);
    expect(await stateOf("rehearsal")).toBe("open");
    await run("rehearsal", daysAgo(31));
    expect(await stateOf("rehearsal")).toBe("attention");
    await run("rehearsal", daysAgo(29));
    expect(await stateOf("rehearsal")).toBe("done");
    await run("rehearsal", daysAgo(1), "failed");
    expect(await stateOf("rehearsal")).toBe("attention");

    const boss = await superAdmin();
    await noteSetup(await boss.context(), { item: "backup-key", detail: "The safe of the county" });
    expect(await stateOf("backup-key")).toBe("open");
    await run("key", daysAgo(1));
    expect(await lineOf("backup-key")).toMatchObject({
      state: "done",
      fact: expect.stringContaining("The safe of the county: noted on"),
    });
  });

  test("deposits, providers and a completed case", async () => {
    for (const item of ["fund-deposit", "providers", "practice-case"])
      expect(await stateOf(item)).toBe("open");
    const [treasurer, second] = await Promise.all([superAdmin(), superAdmin()]);
    const fund = await createFund(await treasurer.context(), { name: "Relief", priority: 1 });
    const enter = async (reference: string) =>
      enterDeposit(await treasurer.context(), fund.id, { amount: 500, reference });
    const refused = await enter("1");
    expect(await stateOf("fund-deposit")).toBe("attention");
    await refuseDeposit(await second.context(), refused, { reason: "Wrong account" });
    expect(await stateOf("fund-deposit")).toBe("open");
    await confirmDeposit(await second.context(), await enter("2"));
    expect(await stateOf("fund-deposit")).toBe("done");

    const vendor = await lab.db.vendor.create({
      data: { key: "all", name: "All", helpTypes: ["food", "shelter", "transportation"] },
    });
    const code = { vendorId: vendor.id, codeSealed: "x", batch: "1" };
    const expired = new Date(lab.now().getTime() - 1);
    await lab.db.vendorCode.create({ data: { ...code, codeKey: "1", expiresAt: expired } });
    expect(await stateOf("providers")).toBe("open");
    const held = await lab.db.vendorCode.create({ data: { ...code, codeKey: "2", isHeld: true } });
    expect(await stateOf("providers")).toBe("attention");
    await lab.db.vendorCode.update({ where: { id: held.id }, data: { isHeld: false } });
    expect(await stateOf("providers")).toBe("done");
    await lab.db.vendor.update({ where: { id: vendor.id }, data: { isActive: false } });
    expect(await stateOf("providers")).toBe("open");

    await lab.db.requestCount.createMany({ data: [{ status: "pending", change: 2 }] });
    expect((await lineOf("practice-case")).fact).toContain("2 cases");
    await lab.db.requestCount.createMany({ data: [{ status: "completed", change: 1 }] });
    expect(await stateOf("practice-case")).toBe("done");
  });

  test("an item that cannot be read says so, and hides no other", async () => {
    const context = systemContext(lab, "test");
    const broken = { ...context, sms: undefined as never };
    const found = await findSetup(broken);
    expect(found.find(({ id }) => id === "text-messages")).toMatchObject({
      state: "attention",
      fact: expect.stringContaining("could not be read"),
    });
    expect(found).toHaveLength(setupItems.length);
    expect(found.find(({ id }) => id === "operator")?.state).toBe("open");
  });
});

describe("the DNS", () => {
  const records: Record<string, string[]> = {
    "fund.example": ["v=spf1 include:mail.example -all"],
    "s1._domainkey.fund.example": ["v=DKIM1; p=MIIB"],
    "_dmarc.fund.example": ["v=DMARC1; p=reject"],
  };
  const states = async () => Promise.all(["spf", "dkim", "dmarc"].map(stateOf));
  const sender = { fromEmail: "desk@fund.example", dkimSelector: "s1" };

  test("records of the sender's domain are found, and missing ones named", async () => {
    await configure(sender);
    expect(await states()).toEqual(["open", "open", "open"]);
    texts = async (name) => records[name] ?? [];
    expect(await states()).toEqual(["done", "done", "done"]);
    await configure({ dkimSelector: "s2" });
    expect((await lineOf("dkim")).fact).toBe("There is no DKIM key at s2._domainkey.fund.example.");
    await configure({ fromEmail: "", dkimSelector: "" });
  });

  test("a failure is no missing record", async () => {
    await configure(sender);
    texts = async () => {
      throw Object.assign(new Error("queryTxt ESERVFAIL"), { code: "ESERVFAIL" });
    };
    for (const item of ["spf", "dkim", "dmarc"])
      expect(await lineOf(item)).toMatchObject({
        state: "attention",
        fact: expect.stringContaining("could not be looked up"),
      });
  });

  test("a DNS that never answers holds the list for less than three seconds", async () => {
    await configure(sender);
    texts = () => new Promise(() => {});
    const began = performance.now();
    const found = await lines();
    expect(performance.now() - began).toBeLessThan(3000);
    const ids = ["spf", "dkim", "dmarc"];
    const facts = found.filter(({ id }) => ids.includes(id)).map(({ fact }) => fact);
    expect(facts).toHaveLength(3);
    for (const fact of facts) expect(fact).toContain("could not be looked up");
  });

  test("an answer serves for a minute, and Check again looks up at once", async () => {
    await configure({ ...sender, fromEmail: `desk@${randomUUID()}.example` });
    let asked = 0;
    texts = async () => {
      asked += 1;
      return [];
    };
    const context = await (await superAdmin()).context();
    await readSetup(context);
    const first = asked;
    expect(first).toBeGreaterThan(2);
    await readSetup(context);
    expect(asked).toBe(first);
    await readSetup(context, { isFresh: true });
    expect(asked).toBe(2 * first);
  });
});

describe("notes", () => {
  test("who, when and what; in the audit log; once; and withdrawn", async () => {
    const boss = await superAdmin();
    const context = await boss.context();
    expect(await lineOf("directory")).toMatchObject({ state: "open", canNote: true });
    const changed = context.events.subscribe("setupChanged")[Symbol.asyncIterator]();
    const next = changed.next();
    await noteSetup(context, { item: "directory", detail: " texas " });
    expect((await next).value).toEqual({ item: "directory" });
    expect(await lab.db.setupNote.findMany()).toEqual([
      {
        item: "directory",
        detail: "TX",
        notedBy: context.viewer.kind === "admin" ? context.viewer.username : "",
        notedAt: expect.any(Date),
      },
    ]);
    expect(await lineOf("directory")).toMatchObject({
      state: "done",
      canNote: false,
      fact: expect.stringMatching(/^Texas: noted on .* by admin/),
    });
    const other = await (await superAdmin()).context();
    expect(await refusal(noteSetup(other, { item: "directory", detail: "UT" }))).toMatch(/^CONFLICT/);
    await withdrawSetupNote(other, { item: "directory" });
    expect(await stateOf("directory")).toBe("open");
    expect(await refusal(withdrawSetupNote(context, { item: "directory" }))).toMatch(/^CONFLICT/);
    const entries = await lab.db.auditEntry.findMany({
      where: { resourceType: "setup" },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action, resourceId }) => [action, resourceId])).toEqual([
      ["setup.noted", "directory"],
      ["setup.withdrawn", "directory"],
    ]);
    expect(entries[1]!.details).toMatchObject({ detail: "TX" });
  });

  test("bad input names the field, and nothing else can be noted", async () => {
    const boss = await superAdmin();
    const query = `mutation($i: NoteSetupItemInput!) { noteSetupItem(input: $i) { setup { openCount } } }`;
    const note = (item: string, detail: string) => ask(boss, query, { i: { item, detail } });
    for (const [item, detail] of [
      ["alerts", " "],
      ["alerts", "x".repeat(121)],
      ["directory", "Atlantis"],
      ["directory", "US"],
    ] as const) {
      const { code, fields } = (await note(item, detail)) as { code: string; fields?: object };
      expect([code, Object.keys(fields ?? {})]).toEqual(["INVALID", ["detail"]]);
    }
    for (const item of ["operator", "no-such-item", "__proto__"])
      expect((await note(item, "x")).code).toBe("NOT_FOUND");
    expect(await lab.db.setupNote.count()).toBe(0);
    expect((await note("supervisor-domains", "ignored")).code).toBeUndefined();
    expect(await lab.db.setupNote.findMany()).toMatchObject([{ item: "supervisor-domains", detail: "" }]);
  });
});
