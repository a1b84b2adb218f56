import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { hashPassword } from "../../graph/accounts/admins/sign-in/passwords.ts";
import { calls } from "../../graph/app/domains.ts";
import { scopes } from "../../shared/core/access/trust.ts";
import { systemContext } from "../../graph/core/context.ts";
import { recommendDue } from "../../graph/intake/recommendations/due.ts";
import { writeDoneDestruction } from "../harness/records/done.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, signInAdmin } from "../harness/people.ts";
import { draftPacket } from "../../graph/records/packets/draft-packet.ts";
import { makePacket } from "../../graph/records/packets/service.ts";
import { makeNext, packetInput } from "../harness/records/packets.ts";
import { openMailServer, type MailServerAtHand } from "../harness/fakes/smtp.ts";

/*
 * Every call of the description runs as its example shows, with each way of signing in that permits
 * it. The examples tell one story on an empty installation: an administrator signs in, an officer
 * files a request, it is approved, dispatched and answered.
 */

const lab = useKernel();
const people = {} as Record<"visitor" | "officer" | "admin" | "owing" | "program", Caller>;
let key = "";
let server: MailServerAtHand;

/** Values that one call returns and another needs, by their example. */
const told = new Map<string, string>();
const [fileId] = Object.values(calls["GET /files/:id"]?.example?.params ?? {});
const { hash } = {
  ...(calls["POST /api/admin/directory-entries/import"]?.example?.body as { hash: string }),
};

beforeAll(async () => {
  for (const name of ["visitor", "officer", "admin", "program"] as const) people[name] = await lab.visitor();
  const boss = { username: "sam.rivera", name: "Sam Rivera", roles: ["super_admin" as const] };
  const email = { email: "sam.rivera@fund.example", emailKey: "samrivera@fund.example" };
  const passwordHash = await hashPassword("Kettle-orbit-92");
  await lab.db.admin.create({ data: { ...boss, ...email, passwordHash, mustChangePassword: false } });
  await signInAdmin(lab); // the account that the examples deactivate and delete
  const maker = await signInAdmin(lab, { role: "super_admin" });
  const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }`;
  key = (await ask(maker, create, { input: { name: "Example", scopes, days: 1 } })).data.createApiKey.key;
  const owing = await signInAdmin(lab);
  people.owing = owing;
  await lab.db.admin.update({
    where: { id: owing.adminId },
    data: { totpSecretSealed: lab.keys.seal("A".repeat(32), "Admin.totpSecret"), totpConfirmedAt: lab.now() },
  });
  const codeHash = lab.keys.hash(`recovery ${owing.adminId} ABCDEFGHJK`);
  await lab.db.recoveryCode.create({ data: { adminId: owing.adminId, codeHash } });
  const { id: vendorId } = await lab.db.vendor.findFirstOrThrow();
  const counter = { countedById: maker.adminId, countedBy: "Sam Rivera" };
  await lab.db.codeCount.create({
    data: { id: 1, vendorId, month: "2026-01", counted: 20, inSystem: 20, ...counter },
  });
  const { id: fundId } = await lab.db.fund.findFirstOrThrow();
  const book = { id: 1, fundId, helpType: "food" as const, maxCents: 100, callWhom: "Desk" };
  const times = { printedAt: lab.now(), validUntil: lab.now(), endsAt: new Date(lab.now().getTime() + 1000) };
  await lab.db.voucherBook.create({
    data: { ...book, ...times, printedById: maker.adminId, printedBy: "Sam Rivera" },
  });
  await lab.db.voucher.create({
    data: { bookId: 1, number: "1001-01-XM", fundId, maxCents: 100, printedByKeys: ["admin:sam"] },
  });
  await writeDoneDestruction(lab, lab.now());
  server = await openMailServer();
  await lab.db.systemConfig.update({
    where: { id: 1 },
    data: { smtpHost: "127.0.0.1", smtpPort: server.port },
  });
  await lab.refreshConfig();
});
afterAll(() => server.close());

/**
 * Calls that come first, in this order, and those that come last, since they end what others need.
 */
const first = [
  "POST /api/admin/login",
  "POST /api/officer-verification",
  "POST /api/evidence",
  "POST /api/emergency-requests",
  "PATCH /api/emergency-requests/:id",
  "POST /api/fund-allocations",
  "PATCH /api/emergency-requests/:id/status",
  "POST /api/help-dispatches",
];
const place = (call: string) => (first.includes(call) ? first.indexOf(call) : first.length);
const inOrder = Object.keys(calls).toSorted(
  (one, other) =>
    Number(one.startsWith("DELETE")) - Number(other.startsWith("DELETE")) || place(one) - place(other),
);

/** The caller in the story, for calls that several may make. */
const makers: Partial<Record<string, keyof typeof people>> = {
  "POST /api/admin/login": "admin",
  "POST /api/officer-verification": "officer",
  "POST /api/evidence": "officer",
  "GET /api/emergency-requests": "admin",
  "POST /api/emergency-requests": "officer",
  "POST /api/admin/verify-mfa": "owing",
};
const makerOf = (call: string): keyof typeof people => {
  const access = calls[call]?.access;
  if (makers[call]) return makers[call];
  if (typeof access !== "string") return "officer";
  if (["anyone", "public"].includes(access)) return "visitor";
  return /^(?:officer|confirmed|signedIn)/.test(access) ? "officer" : "admin";
};

/** What happens in the story between two calls. */
const afterwards: Partial<Record<string, (answer: Record<string, string>) => unknown>> = {
  "POST /api/officer-verification": () =>
    lab.db.verification.updateMany({ data: { status: "verified", trust: "trusted", method: "email" } }),
  "POST /api/evidence": ({ id = "" }) => told.set(fileId ?? "", id),
  "POST /api/admin/directory-entries/check": ({ hash: made = "" }) => told.set(hash, made),
  "PATCH /api/emergency-requests/:id": async () => {
    while (await recommendDue(systemContext(lab, "recommend")));
    const from = { recipientType: "victim", sender: "Sam Lee", responseType: "email" } as const;
    await lab.db.recipientResponse.create({ data: { ...from, requestId: 1, content: "Thank you" } });
    await tellPackets();
    const dueAt = new Date(lab.now().getTime() + 1000);
    await lab.db.privacyRequest.create({
      data: { requestId: 1, kind: "access", openedAt: lab.now(), dueAt },
    });
  },
};

const exampleOf = (call: string) => calls[call]?.example?.params?.["id"] ?? "";

/** A packet of the story's request that is done, and one that is reviewed. */
async function tellPackets() {
  const [done, draft] = await Promise.all([0, 1].map(() => writeDraft()));
  await makePacket(await people.admin.context(), done!);
  await makeNext(lab);
  told.set(exampleOf("GET /api/admin/packets/:id"), done!.id);
  told.set(exampleOf("GET /api/admin/packets/:id/pages/:page"), draft!.id);
}
const writeDraft = async () =>
  draftPacket(await people.admin.context(), 1, packetInput({ parts: ["request"] }));

for (const list of ["services", "organizations", "service_at_locations"])
  afterwards[`GET /hsds/${list}`] = async () => {
    const answer = await people.visitor.fetch(`/hsds/${list}?per_page=1`);
    const { contents } = (await answer.json()) as { contents: { id: string }[] };
    told.set(exampleOf(`GET /hsds/${list}/:id`), contents[0]?.id ?? "");
  };

interface Operation {
  "x-codeSamples": { label: string; source: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  security: object[];
}

test("the description is OpenAPI 3.1 and names both ways of signing in", async () => {
  const document = await (await people.visitor.fetch("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.components.securitySchemes)).toEqual(["session", "apiKey"]);
});

test.each(inOrder)("%s works as in its example", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  const route = calls[call];
  const { paths } = await (await people.visitor.fetch("/api/openapi.json")).json();
  const operation = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()] as Operation;
  const { "x-codeSamples": samples, security, requestBody } = operation;
  expect(samples.map(({ label }) => label)).toEqual([...(route?.scope ? ["API key"] : []), "Session"]);
  expect(JSON.stringify(security).includes("apiKey")).toBe(route?.scope !== undefined);
  const json = requestBody?.content["application/json"];
  if (json) expect(json.example).toBeDefined();
  const isOnce = method !== "GET" && call !== "POST /api/emergency-requests";
  // The officer's request is the first of the story; a program's is done once.
  for (const { label, source } of route?.scope && isOnce ? samples.slice(0, 1) : samples.toReversed()) {
    const given = [...told].reduce((text, [from, to]) => text.replaceAll(from, to), source);
    const [, address = ""] = /"\$SAFEVOICE([^"]*)"/.exec(given) ?? [];
    const [, body] = / -d '([^']*)'/.exec(given) ?? [];
    const [, type] = / -H 'content-type: ([^']*)'/.exec(given) ?? [];
    expect(address).not.toContain(":");
    const isFile = given.includes("--data-binary");
    const caller = label === "API key" ? people.program : people[makerOf(call)];
    const answer = await caller.fetch(address, {
      method,
      headers: {
        ...(type && { "content-type": type }),
        ...(label === "API key" && { authorization: `Bearer ${key}` }),
      },
      ...(isFile ? { body: Buffer.from("%PDF-1.4\n%%EOF\n") } : body !== undefined && { body }),
    });
    const text = route?.answers ? (await answer.arrayBuffer(), "{}") : await answer.text();
    expect([label, answer.status, answer.ok ? "" : text]).toEqual([label, route?.status ?? 200, ""]);
    const parsed = JSON.parse(text) as Record<string, string>;
    if (route?.answer) expect(z.safeParse(route.answer, parsed).error?.issues ?? []).toEqual([]);
    await afterwards[call]?.(parsed);
  }
});
