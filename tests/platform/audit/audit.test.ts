import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepAuditHead, parseAuditHead, readAuditHead } from "../../../graph/platform/audit/head.ts";
import { sealAudit, verifyAudit } from "../../../graph/platform/audit/seal.ts";
import { record } from "../../../graph/core/audit/record.ts";
import { useKernel } from "../../harness/kernel.ts";
import { emptyTables, useDatabase } from "../../harness/database/database.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";

const database = useDatabase();
const lab = useKernel();
const rows = 7;

beforeEach(async () => {
  await emptyTables(database.pool);
  const context = await (await lab.visitor()).context();
  for (let index = 1; index <= rows; index++)
    await record(lab.db, context, {
      action: "request.read",
      resourceType: "request",
      resourceId: index,
      details: { count: index, after: { z: 1, y: [2, 1] } },
    });
  while ((await sealAudit(lab)) > 0);
});

test("an untouched chain verifies, and unsealed rows are counted", async () => {
  expect(await verifyAudit(lab)).toEqual({ sealed: rows, unsealed: 0 });
  await record(lab.db, await (await lab.visitor()).context(), {
    action: "request.read",
    resourceType: "request",
  });
  expect(await verifyAudit(lab)).toEqual({ sealed: rows, unsealed: 1 });
});

test("two concurrent workers seal one chain", async () => {
  const context = await (await lab.visitor()).context();
  for (let index = 0; index < 20; index++)
    await record(lab.db, context, { action: "request.read", resourceType: "request" });
  await Promise.all([sealAudit(lab), sealAudit(lab), sealAudit(lab)]);
  expect(await verifyAudit(lab)).toEqual({ sealed: rows + 20, unsealed: 0 });
});

test.for([
  `UPDATE "AuditEntry" SET "action" = 'request.approved' WHERE "id" = 3`,
  `DELETE FROM "AuditEntry" WHERE "id" = 3`,
  `TRUNCATE "AuditEntry" CASCADE`,
  `UPDATE "AuditSeal" SET "hash" = 'x' WHERE "seq" = 3`,
  `DELETE FROM "AuditSeal" WHERE "seq" = 3`,
  `TRUNCATE "AuditSeal"`,
])("rejects plain SQL: %s", async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/never changed or deleted/);
  expect(await verifyAudit(lab)).toEqual({ sealed: rows, unsealed: 0 });
});

describe("detects disabled triggers", () => {
  test.for<[string, number, string[]]>([
    ["one letter of a row", 3, [`UPDATE "AuditEntry" SET "action" = 'request.reaD' WHERE "id" = 3`]],
    [
      "one number inside the details",
      5,
      [`UPDATE "AuditEntry" SET "details" = jsonb_set("details", '{after,y,0}', '3') WHERE "id" = 5`],
    ],
    [
      "the time of a row, by a millisecond",
      1,
      [`UPDATE "AuditEntry" SET "at" = "at" + interval '1 millisecond' WHERE "id" = 1`],
    ],
    ["who did it", 7, [`UPDATE "AuditEntry" SET "actorName" = 'someone else' WHERE "id" = 7`]],
    ["a row that was taken out", 4, [`DELETE FROM "AuditEntry" WHERE "id" = 4`]],
    [
      "a row that was taken out with its seal",
      4,
      [`DELETE FROM "AuditEntry" WHERE "id" = 4`, `DELETE FROM "AuditSeal" WHERE "entryId" = 4`],
    ],
    [
      "the same, with the later seals moved up",
      4,
      [
        `DELETE FROM "AuditEntry" WHERE "id" = 4`,
        `DELETE FROM "AuditSeal" WHERE "entryId" = 4`,
        ...[5, 6, 7].map((seq) => `UPDATE "AuditSeal" SET "seq" = ${seq - 1} WHERE "seq" = ${seq}`),
      ],
    ],
    [
      "two rows in the other order",
      2,
      [
        `UPDATE "AuditSeal" SET "entryId" = 99 WHERE "seq" = 2`,
        `UPDATE "AuditSeal" SET "entryId" = 2 WHERE "seq" = 3`,
        `UPDATE "AuditSeal" SET "entryId" = 3 WHERE "seq" = 2`,
      ],
    ],
    ["a seal of one's own", 6, [`UPDATE "AuditSeal" SET "hash" = repeat('0', 64) WHERE "seq" = 6`]],
  ])("%s", async ([, seq, statements]) => {
    await withoutTriggers(statements);
    const { sealed, broken } = await verifyAudit(lab);
    expect(sealed).toBe(seq - 1);
    expect(broken).toMatch(new RegExp(`seal ${seq}\\b`));
  });
});

describe("a truncated end", () => {
  const cut = [`DELETE FROM "AuditSeal" WHERE "entryId" > 5`, `DELETE FROM "AuditEntry" WHERE "id" > 5`];
  beforeEach(() => rmSync(path.join(lab.env.DATA_DIR, "audit-head.json"), { force: true }));
  const verify = async () => {
    const kept = await readAuditHead(lab.env.DATA_DIR);
    return verifyAudit(lab, kept ? [kept] : []);
  };

  test("looks complete by itself, and is detected by the external head", async () => {
    expect(await keepAuditHead(lab)).toBe(true);
    await withoutTriggers(cut);
    expect(await verifyAudit(lab)).toEqual({ sealed: 5, unsealed: 0 });
    expect(await verify()).toMatchObject({
      sealed: 5,
      broken: expect.stringMatching(/after seal 5.*seal 7/),
    });
  });

  test("stays detected when the log continues: the stored head is not replaced", async () => {
    await keepAuditHead(lab);
    await withoutTriggers(cut);
    const context = await (await lab.visitor()).context();
    for (let index = 0; index < 4; index++)
      await record(lab.db, context, { action: "request.read", resourceType: "request" });
    await sealAudit(lab);
    expect(await keepAuditHead(lab)).toBe(false);
    expect(await verify()).toMatchObject({
      broken: "seal 7 is not the one that was kept outside the database",
    });
    await withoutTriggers([`DELETE FROM "AuditSeal"`, `DELETE FROM "AuditEntry"`]);
    expect(await keepAuditHead(lab)).toBe(false);
    expect((await verify()).broken).toMatch(/after seal 0 was cut off/);
  });

  test("verifies without an empty or damaged head, which is reported once and stays as it is", async () => {
    const file = path.join(lab.env.DATA_DIR, "audit-head.json");
    const said = vi.spyOn(lab.log, "error").mockReturnValue();
    for (const text of ["", '{"seq": 7', "{}"]) {
      writeFileSync(file, text);
      for (let round = 0; round < 3; round += 1) expect(await keepAuditHead(lab)).toBe(false);
      expect(readFileSync(file, "utf8")).toBe(text);
    }
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]?.[1]).toContain("delete the file");
    expect(await verifyAudit(lab)).toMatchObject({ sealed: rows, unsealed: 0 });
    rmSync(file);
    expect(await keepAuditHead(lab)).toBe(true);
    expect((await readAuditHead(lab.env.DATA_DIR))?.seq).toBe(BigInt(rows));
  });

  test("the head advances with the chain, and is sent to the configured address", async () => {
    const heads: unknown[] = [];
    const callers = new Set<string | undefined>();
    const witness = createServer((request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        heads.push(JSON.parse(body));
        callers.add(request.headers.authorization);
        response.end();
      });
    });
    await new Promise<void>((listening) => witness.listen(0, "127.0.0.1", listening));
    const { port } = witness.address() as AddressInfo;
    const kernel = { ...lab, env: { ...lab.env, AUDIT_HEAD_URL: `http://me:secret@127.0.0.1:${port}/` } };
    try {
      await keepAuditHead(kernel);
      await keepAuditHead(kernel);
      await record(lab.db, await (await lab.visitor()).context(), {
        action: "request.read",
        resourceType: "request",
      });
      await sealAudit(lab);
      await keepAuditHead(kernel);
    } finally {
      witness.close();
    }
    expect(heads).toMatchObject([{ seq: rows }, { seq: rows + 1 }]);
    expect([...callers]).toEqual([`Basic ${Buffer.from("me:secret").toString("base64")}`]);
    expect(await verify()).toEqual({ sealed: rows + 1, unsealed: 0 });
    const { seq, hash } = (await readAuditHead(lab.env.DATA_DIR))!;
    expect(parseAuditHead(`${seq}:${hash}`)).toEqual({ seq, hash });
    expect(() => parseAuditHead("7:no")).toThrow("cannot be read");
  });
});

const withoutTriggers = (statements: string[]) => writeUnguarded(database.pool, statements);
