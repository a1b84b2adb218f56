import { randomBytes, randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject, type ProvidedContext } from "vitest";
import { openKernel, type OpenKernel } from "../../graph/app/kernel.ts";
import { operatorOperations } from "../../graph/app/operator-operations.ts";
import { readBackupEnv, type BackupEnv } from "../../graph/platform/backup/settings.ts";
import { systemContext, type Kernel } from "../../graph/core/context.ts";
import { record } from "../../graph/core/audit/record.ts";
import { readEnv } from "../../graph/core/env.ts";
import { openOperatorSocket } from "../../graph/core/process/operator-socket.ts";
import { createOwned, dropServer, openServerRole, type TestServer } from "./database/server.ts";
import { loadReferenceData } from "../../prisma/seed/reference.ts";

export const passphrase = "a passphrase that only the tests know";
const secret = "a secret that only the tests know, 32 characters";

type Provided = ProvidedContext["database"];

/** An installation of its own: folder, database and key. It is opened and closed like a server. */
export interface Installation {
  env: BackupEnv;
  settings: Record<string, string>;
  /** Opens the whole product on it, with the socket that a running server has. */
  start(replace?: Partial<Kernel>): Promise<OpenKernel>;
  stop(): Promise<void>;
}

/** The kinds of database that a file can use which needs both in one run. */
export const eachKind: { kind: Provided["kind"] }[] = [
  { kind: inject("database").kind },
  ...(inject("database").kind === "embedded" && process.env.TEST_DATABASE_URL
    ? [{ kind: "postgresql" } as const]
    : []),
];

/** Installations that are removed after the tests of the file. */
export function useInstallations() {
  const open: Installation[] = [];
  let server: TestServer | undefined;
  afterAll(async () => {
    for (const each of open) await each.stop();
    if (server) await dropServer(server);
  });
  async function provide(kind: Provided["kind"]) {
    const provided = inject("database");
    if (provided.kind === kind) return provided;
    server ??= await openServerRole(process.env.TEST_DATABASE_URL ?? "", "safevoice_own");
    return { ...server, template: undefined };
  }

  /** An empty one has no database yet; its files come with the first start. */
  async function installation({
    isEmpty = false,
    kind = inject("database").kind,
  } = {}): Promise<Installation> {
    const dataDir = mkdtempSync(join(tmpdir(), "sv-backup-"));
    const provided = await provide(kind);
    const settings: Record<string, string> = {
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
      BACKUP_PASSPHRASE_FILE: join(dataDir, "passphrase"),
    };
    writeFileSync(settings.BACKUP_PASSPHRASE_FILE!, `${passphrase}\n`);
    if (provided.kind === "embedded") {
      if (!isEmpty) cpSync(provided.template, dataDir, { recursive: true });
    } else {
      const { template } = provided;
      settings.REHEARSE_DATABASE_URL = await createOwned(provided);
      settings.DATABASE_URL = await createOwned(provided, isEmpty ? {} : { template });
    }
    let running: { kernel: OpenKernel; closeSocket: () => Promise<void> } | undefined;
    const made: Installation = {
      env: readBackupEnv(settings),
      settings,
      async start(replace) {
        const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", ...settings });
        const kernel = await openKernel(env, replace);
        await loadReferenceData(kernel.database);
        const operations = operatorOperations(kernel.kernel, kernel.database);
        const closeSocket = kernel.database.embedded
          ? await openOperatorSocket(dataDir, operations, kernel.kernel.log)
          : async () => undefined;
        running = { kernel, closeSocket };
        return kernel;
      },
      async stop() {
        await running?.closeSocket();
        await running?.kernel.close();
        running = undefined;
      },
    };
    open.push(made);
    return made;
  }
  return installation;
}

/** One write: a stored file, its row and an entry of the audit log, as the product writes them. */
export async function writeSomething({ kernel }: OpenKernel): Promise<string> {
  const id = randomUUID();
  const bytes = randomBytes(2_000);
  await kernel.files.write(id, bytes);
  await kernel.db.$transaction(async (tx) => {
    await tx.evidence.create({
      data: { id, fileName: "a.pdf", mediaType: "application/pdf", bytes: bytes.length, sha256: "" },
    });
    await record(tx, systemContext(kernel, "test"), {
      action: "evidence.uploaded" as never,
      resourceType: "evidence",
      resourceId: id,
      actor: { actorKind: "system" },
    });
  });
  return id;
}
