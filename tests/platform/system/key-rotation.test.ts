import { beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { openKeys } from "../../../graph/core/security/key-check.ts";
import { createKeys } from "../../../graph/core/security/secrets.ts";
import { readRestores, proven } from "../../../graph/platform/audit/restores.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { sqlWithin, type Sql } from "../../../graph/core/database/statement.ts";
import {
  beginRotation,
  readOtherwiseSealed,
} from "../../../graph/platform/system/key-rotation/sealed.sql.ts";
import { rotateKey } from "../../../graph/platform/system/key-rotation/rotate.ts";
import { sealedColumns } from "../../../graph/platform/system/key-rotation/sealed-columns.ts";
import { useKernel } from "../../harness/kernel.ts";
import { withHelp } from "../../harness/passes/passes.ts";

const lab = useKernel();
const old = "a secret that only the tests know, 32 characters";
const second = "the second secret of the tests, of 32 characters";
const third = "the third secret of the tests, with 32 characters";

const restore = {
  ...{ at: "2026-01-02T03:04:05.000Z", by: "operator@host", madeAt: "2026-01-01T00:00:00.000Z" },
  ...{ restoredHead: { seq: 3, hash: "a".repeat(64) }, givenUpHead: null },
};

/** At least one text in every sealed column. */
beforeAll(async () => {
  await withHelp(lab);
  const seal = (place: string) => lab.keys.seal(`text of ${place}`, place);
  await lab.db.admin.updateMany({ data: { totpSecretSealed: seal("Admin.totpSecret") } });
  await lab.db.systemConfig.updateMany({ data: { smtpPasswordSealed: seal("SystemConfig.smtpPassword") } });
  await lab.db.identityProvider.create({
    data: {
      ...{ kind: "admin", key: "marlow", name: "Marlow County", clientId: "safevoice" },
      ...{ issuer: "https://login.example.org", clientSecretSealed: seal("IdentityProvider.clientSecret") },
    },
  });
  const { id: providerId } = await lab.db.identityProvider.findFirstOrThrow();
  const asked = { providerId, refreshSealed: seal("Session.refreshToken") };
  const at = lab.now();
  await lab.db.officerSignIn.create({
    data: {
      ...{ ...asked, tokenHash: "t", subject: "dana", name: "Dana", badge: "1", rank: "" },
      ...{ at, expiresAt: at },
    },
  });
  await lab.db.session.create({
    data: {
      ...{ ...asked, tokenHash: "s", kind: "officer", ip: "", userAgent: "", expiresAt: at },
      ...{ providerSubject: "dana", providerCheckedAt: at, providerCheckAt: at },
    },
  });
  await lab.db.webhook.create({
    data: {
      ...{ name: "W", url: "https://example.org/hook", createdBy: "Dana" },
      secretSealed: seal("Webhook.secretSealed"),
    },
  });
  const [vendor] = await lab.db.vendor.findMany({ take: 1 });
  await lab.db.vendorCode.create({
    data: { vendorId: vendor!.id, codeSealed: seal("VendorCode.code"), codeKey: "k", batch: "b" },
  });
  const { id: verificationId } = await lab.db.verification.findFirstOrThrow();
  await lab.db.recipient.create({
    data: {
      ...{ verificationId, caseNumber: "C", fullName: "Noor", address: "", phone: "", statementOfNeed: "" },
      dateOfBirthSealed: lab.keys.seal("1990-01-02", `Recipient.dateOfBirth.${verificationId}`),
    },
  });
  await lab.db.link.updateMany({ data: { factsSealed: seal("Link.facts") } });
  // More than one batch, and one text from before keys had names.
  const body = () => lab.keys.seal("{}", "Message.body");
  await lab.db.message.createMany({
    data: Array.from({ length: 1_100 }, (_, at) => ({
      ...{ kind: "other", channel: "email" as const, recipientType: "officer" as const, recipientName: "D" },
      ...{ recipientAddress: "d@example.org", subject: `${at}` },
      bodySealed: at === 0 ? body().replace(/^2\.[^.]+\./, "1.") : body(),
    })),
  });
  await record(lab.db, systemContext(lab, "test"), {
    action: "system.restored",
    resourceType: "system",
    details: proven(lab.keys, restore),
    actor: { actorKind: "system" },
  });
});

const everything = { prefix: "nothing", after: null, most: 10_000 };
/** Every sealed text, opened with one key alone. */
async function opened(secret: string): Promise<Record<string, string[]>> {
  const { keys } = await openKeys(lab, { current: secret });
  const found: Record<string, string[]> = {};
  for (const column of sealedColumns) {
    const texts = await readOtherwiseSealed(lab.sql, column, everything);
    found[`${column.table}.${column.column}`] = texts.map(({ key, sealed }) =>
      keys.open(sealed, column.place(key)),
    );
  }
  return found;
}

async function rotate(current: string, previous: string, sql: Sql = lab.sql) {
  const { keys } = await openKeys(lab, { current, previous });
  return rotateKey(systemContext({ ...lab, keys, sql }, "test"), { by: "operator@host" });
}
/** Fails after so many statements, as if the process were killed there. */
function endingAfter(count: number): Sql {
  let left = count;
  return async (statement, values) => {
    if ((left -= 1) < 0) throw new Error("killed");
    return lab.sql(statement, values);
  };
}

test("a rotation resumes after every interruption; texts, hashes and restores stay", async () => {
  const before = await opened(old);
  for (const [column, texts] of Object.entries(before)) expect(texts.length, column).toBeGreaterThan(0);
  const hash = lab.keys.hash("a token");

  let ended = 0;
  for (let count = 0; ended === 0; count += 1) {
    const done = await rotate(second, old, endingAfter(count)).catch((error: Error) => error);
    if (!(done instanceof Error)) {
      ended = count;
      continue;
    }
    expect(done.message).toBe("killed");
    // Both keys open everything at every point, and the old one alone is refused after the first.
    const { keys, isRotating } = await openKeys(lab, { current: second, previous: old });
    expect([keys.hash("a token"), isRotating]).toEqual([hash, true]);
    await expect(openKeys(lab, { current: second })).rejects.toThrow("SECRET_KEY is not the one");
  }
  expect(ended).toBeGreaterThanOrEqual(sealedColumns.length);
  expect(await opened(second)).toEqual(before);
  await expect(openKeys(lab, { current: old })).rejects.toThrow("SECRET_KEY is not the one");
  const { keys } = await openKeys(lab, { current: second });
  expect(keys.hash("a token")).toBe(hash);
  expect(await readRestores(lab.db, keys)).toEqual([restore]);
  expect(await lab.db.auditEntry.count({ where: { action: "system.key-rotated" } })).toBe(1);

  // A second run does nothing, and a further rotation starts from the second key.
  expect(await rotate(second, old)).toEqual({ sealed: 0, unreadable: 0 });
  await rotate(third, second);
  expect(await opened(third)).toEqual(before);
  const { keys: last } = await openKeys(lab, { current: third });
  expect(last.hash("a token")).toBe(hash);
  expect(await readRestores(lab.db, last)).toEqual([restore]);
});

test("a text that changes meanwhile keeps its new content, and a foreign text is only counted", async () => {
  const row = await lab.db.message.findFirstOrThrow({ select: { id: true } });
  const stranger = createKeys({ current: "a key of nobody here, with 32 characters" });
  const { id } = await lab.db.message.create({
    data: {
      ...{ kind: "other", channel: "email", recipientType: "officer", recipientName: "D" },
      ...{ recipientAddress: "d@example.org", subject: "foreign" },
      bodySealed: stranger.seal("{}", "Message.body"),
    },
  });
  const oldKeys = (await openKeys(lab, { current: third })).keys;
  let isChanged = false;
  const { sealed, unreadable } = await rotate(old, third, async (statement, values) => {
    const found = await lab.sql(statement, values);
    if (!isChanged && /FROM "Message"/.test(statement.text)) {
      isChanged = true;
      const bodySealed = oldKeys.seal('{"changed":1}', "Message.body");
      await lab.db.message.update({ where: { id: row.id }, data: { bodySealed } });
    }
    return found;
  });
  expect(isChanged).toBe(true);
  expect([sealed > 1_100, unreadable]).toEqual([true, 1]);
  await lab.db.message.delete({ where: { id } });
  const { keys } = await openKeys(lab, { current: old });
  const { bodySealed } = await lab.db.message.findUniqueOrThrow({ where: { id: row.id } });
  expect(keys.open(bodySealed, "Message.body")).toBe('{"changed":1}');
});

test("a forged confirmation of restores counts for nothing", async () => {
  const { keys } = await openKeys(lab, { current: old });
  await record(lab.db, systemContext(lab, "test"), {
    action: "system.key-rotated",
    resourceType: "system",
    details: {
      restores: [{ ...restore, by: "intruder" }],
      proof: createKeys({ current: second }).seal(
        JSON.stringify([{ ...restore, by: "intruder" }]),
        "AuditEntry.confirmedRestores",
      ),
    },
    actor: { actorKind: "system" },
  });
  expect(await readRestores(lab.db, keys)).toEqual([restore]);
});

test("a letter's sealed texts change in a rotation alone, and the rest of it never", async () => {
  const letter = await lab.db.letter.findFirstOrThrow({ where: { number: { not: null } } });
  const change = (data: object, isRotating: boolean) =>
    lab.db.$transaction(async (tx) => {
      if (isRotating) await beginRotation(sqlWithin(tx));
      await tx.letter.update({ where: { id: letter.id }, data });
    });
  const stays = /A letter stays as it was written/;
  await expect(change({ htmlSealed: "other" }, false)).rejects.toThrow(stays);
  await expect(change({ hash: "other" }, true)).rejects.toThrow(stays);
  await change({ htmlSealed: letter.htmlSealed, textSealed: "again" }, true);
  await expect(change({ textSealed: letter.textSealed }, false)).rejects.toThrow(stays);
});
