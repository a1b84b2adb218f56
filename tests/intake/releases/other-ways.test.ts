import { beforeAll, expect, test } from "vitest";
import { deriveDeliveries } from "../../../graph/accounts/webhooks/queue-deliveries.ts";
import { calls } from "../../../graph/app/domains.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { identifying } from "../../../graph/core/personal/classes.ts";
import { outsideActOf, outsideActs } from "../../../graph/intake/releases/outside-acts.ts";
import { sealAudit } from "../../../graph/platform/audit/seal.ts";
import { recipientTypes } from "../../../shared/desk/inbox/rules.ts";
import { letterAudiences } from "../../../shared/messages/letters/rules.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { textOfPdf } from "../../harness/pdf.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";
import { fillCanaries } from "../../harness/personal/fill-canaries.ts";
import { byLaw, everythingIn, letOut, packetInput, packetOf } from "../../harness/records/packets.ts";
import { buildCanaryCase, identification, secrets } from "../../harness/requests/canary-case.ts";

/* Files, webhooks and messages: what leaves without an API key. */

const lab = useKernel();
let admin: Caller;
let number = 0;
let words: string[] = [];
beforeAll(async () => {
  lab.quotas.count = async () => {};
  const built = await buildCanaryCase(lab);
  ({ number } = built);
  const { verificationId, officerId } = built.officer;
  const filled = await fillCanaries(lab, { request: number, case: verificationId, officer: officerId });
  const { name, phone, email, street, need } = secrets;
  words = [
    ...filled.filter(({ of }) => identifying.some((one) => one === of)).map(({ word }) => word),
    ...[name, phone, email, street, need, ...Object.values(identification)],
  ];
  admin = await signInAdmin(lab, { role: "super_admin" });
}, 120_000);
const wordsIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

/** Readers of the request open its files. They are no export. */
const inside = ["GET /files/:id"];
const files = Object.entries(calls).flatMap(([name, { answers }]) =>
  answers && !inside.includes(name) ? [name] : [],
);

async function download(name: string, more: Record<string, string> = {}): Promise<string> {
  const [method = "", path = ""] = name.split(" ");
  const { params = {}, query = {}, body } = calls[name]?.example ?? {};
  const address = path.replace(/:(\w+)/g, (_all, field: string) => params[field] ?? "1");
  const asked = new URLSearchParams({ ...query, ...more });
  const answer = await admin.fetch(`${address}?${asked.toString()}`, {
    method,
    ...(method === "POST" && {
      body: JSON.stringify(body ?? {}),
      headers: { "content-type": "application/json" },
    }),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get("content-type") === "application/pdf";
  return isPdf ? textOfPdf(bytes) : new TextDecoder().decode(bytes);
}

test("no downloaded file names a person without a release, and the list has each that could", async () => {
  expect(files.length).toBeGreaterThan(4);
  for (const name of files) {
    const text = await download(name);
    expect([name, text.length > 20]).toEqual([name, true]);
    expect([name, wordsIn(text)]).toEqual([name, []]);
  }
  for (const format of ["json", "bundle"])
    expect(wordsIn(await download("GET /api/admin/audit-logs/export", { format })), format).toEqual([]);
});

test("an exported case has the name only for the body that the person named", async () => {
  const cases = String(number);
  const file = (body?: string) =>
    download("GET /api/admin/cases/export", { cases, ...(body !== undefined && { body }) });
  const take = `mutation ($input: TakeReleaseInput!) { takeRelease(input: $input) { request { releases { number } } } }`;
  const input = {
    ...{ id: globalId("EmergencyRequest", number), body: "Legal Aid", what: ["identity"], purpose: "Advice" },
    ...{ way: "device", signer: "person", signerName: secrets.name },
  };
  const { data } = await ask(admin, take, { input });
  const { number: id } = data.takeRelease.request.releases[0];
  expect(wordsIn(await file())).toEqual([]);
  expect(wordsIn(await file("Another body"))).toEqual([]);
  expect(await file("legal aid")).toContain(secrets.name);
  const used = await lab.db.auditEntry.findFirst({
    where: { action: "release.used", resourceId: String(id) },
  });
  expect(used).toMatchObject({ actorKind: "admin", details: { request: number } });
  await ask(admin, `mutation { withdrawRelease(input: { number: ${id} }) { request { id } } }`);
  expect(wordsIn(await file("Legal Aid"))).toEqual([]);
  expect(outsideActOf("GET /api/admin/cases/export")?.by).toBe("file");
});

/** How each act that makes a file is done for a body. A new one without a line does not compile. */
const fileActs: Record<FileAct, (body: string) => Promise<string>> = {
  "GET /api/admin/cases/export": (body) =>
    download("GET /api/admin/cases/export", { cases: String(number), body }),
  "GET /api/admin/packets/:id": async (body) =>
    everythingIn(await packetOf(lab, admin, number, packetInput({ body }))),
};
type FileAct = {
  [Name in keyof typeof outsideActs]: (typeof outsideActs)[Name]["by"] extends "file" ? Name : never;
}[keyof typeof outsideActs];

for (const [name, act] of Object.entries(fileActs))
  test(
    `${name} sends what a release or a law lets out, and stops at once`,
    { timeout: 240_000 },
    async () => {
      const body = `Shelter of ${name}`;
      expect(wordsIn(await act(body))).toEqual([]);
      const signed = await letOut(admin, number, body.toUpperCase());
      expect(wordsIn(await act(body))).not.toEqual([]);
      const used = await lab.db.auditEntry.findFirst({
        where: { action: "release.used", resourceId: String(signed) },
      });
      expect(used).toMatchObject({ actorKind: "admin", details: { event: name, request: number } });
      await ask(admin, `mutation { withdrawRelease(input: { number: ${signed} }) { request { id } } }`);
      await letOut(admin, number, "Another body");
      expect(wordsIn(await act(body))).toEqual([]);
      await letOut(admin, number, body, byLaw);
      expect(wordsIn(await act(body))).not.toEqual([]);
    },
  );

test("the acts that make files are those in the list", () => {
  const listed = Object.entries(outsideActs).flatMap(([name, { by }]) => (by === "file" ? [name] : []));
  expect(Object.keys(fileActs).toSorted()).toEqual(listed.toSorted());
});

test("a webhook's call holds the numbers of records and nothing else", async () => {
  const context = systemContext(lab, "test");
  while ((await sealAudit(context)) > 0);
  while ((await deriveDeliveries(context)) > 0);
  const payloads = (await lab.db.webhookDelivery.findMany()).map(
    ({ payload }) => payload as { data: object },
  );
  expect(payloads.length).toBeGreaterThan(3);
  for (const { data } of payloads)
    for (const [field, value] of Object.entries(data)) {
      expect(field).toMatch(/Id$/);
      expect(Number.isSafeInteger(value), field).toBe(true);
    }
});

test("letters and messages have readers inside the program alone", () => {
  // A third party among them is an outside act: it goes into the list, and asks for a release.
  expect([...letterAudiences].toSorted()).toEqual(["officer", "victim"]);
  expect([...recipientTypes].toSorted()).toEqual(["admin", "officer", "supervisor", "victim"]);
});
