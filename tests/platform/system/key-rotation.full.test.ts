import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { complete, killWithin } from "../../harness/commands.ts";
import { eachKind, useInstallations } from "../../harness/installation.ts";

const installation = useInstallations();
const kills = 8;
const texts = 4_000;
const old = "the old secret of the tests, with 32 characters";

test.for(eachKind)(
  "a rotation on $kind that is killed at any moment is finished by the next run",
  { timeout: 900_000 },
  async ({ kind }) => {
    const own = await installation({ kind });
    delete own.settings.SECRET_KEY;
    const file = join(own.env.DATA_DIR, "secret.key");
    writeFileSync(file, old);
    const { kernel } = await own.start();
    await kernel.db.message.createMany({
      data: Array.from({ length: texts }, (_, at) => ({
        ...{ kind: "other", channel: "email" as const, recipientType: "officer" as const },
        ...{ recipientName: "D", recipientAddress: "d@example.org", subject: `${at}` },
        bodySealed: kernel.keys.seal(`text ${at}`, "Message.body"),
      })),
    });
    const hash = kernel.keys.hash("a token");
    await own.stop();

    await complete(own, "key-rotate");
    const [next, previous] = readFileSync(file, "utf8").split("\n");
    expect([next?.length, previous]).toEqual([43, old]);
    const isFinished = () => !readFileSync(file, "utf8").includes(old);
    for (let kill = 0; kill < kills && !isFinished(); kill += 1) {
      await killWithin(3_000, own, "key-rotate");
      if (kill % 4 !== 3) continue;
      const server = await own.start();
      expect(server.kernel.keys.hash("a token")).toBe(hash);
      // With the embedded database, the running server does it.
      if (kill % 8 === 7) await killWithin(3_000, own, "key-rotate");
      await own.stop();
    }
    if (!isFinished()) await complete(own, "key-rotate");
    expect(readFileSync(file, "utf8")).toBe(next);

    const server = await own.start();
    expect(server.kernel.keys.hash("a token")).toBe(hash);
    for (const { subject, bodySealed } of await server.kernel.db.message.findMany({
      where: { kind: "other" },
    }))
      expect(server.kernel.keys.open(bodySealed, "Message.body")).toBe(`text ${subject}`);
    expect(await server.kernel.db.auditEntry.count({ where: { action: "system.key-rotated" } })).toBe(1);
    await own.stop();
    writeFileSync(file, old);
    await expect(own.start()).rejects.toThrow("SECRET_KEY is not the one");
  },
);
