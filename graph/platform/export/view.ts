import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded } from "../../adapters/database/embedded.ts";
import { connectTo } from "../backup/connect.ts";
import { demandThisVersion } from "../backup/existing.ts";
import { readFacts } from "../backup/facts.ts";
import type { Facts } from "../backup/file/manifest.ts";
import type { BackupEnv } from "../backup/settings.ts";
import { copyOfFolder } from "../backup/source.ts";
import { beginMoment, type Client } from "./tables.sql.ts";
import { copyPrefix, removeCopies, type Work } from "./work.ts";

/** The database as one moment shows it. */
export interface View {
  client: Client;
  facts: Facts;
  moment: string;
  close: () => Promise<void>;
}

export const openView = (env: BackupEnv, work: Work): Promise<View> =>
  env.DATABASE_URL ? viewServer(env, env.DATABASE_URL) : viewFolder(env, work);

/** PostgreSQL shows one moment for as long as one transaction is open. */
async function viewServer(env: BackupEnv, url: string): Promise<View> {
  const client = await connectTo(url);
  const close = () => client.end();
  try {
    await demandThisVersion(client, env);
    const moment = await beginMoment(client);
    return { client, facts: await readFacts(client), moment, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The embedded database belongs to the running server, which copies it within moments. The copy
 * stays until the export is complete, so an interrupted one goes on with the same moment.
 */
async function viewFolder(env: BackupEnv, work: Work): Promise<View> {
  const folder = join(env.DATA_DIR, `${copyPrefix}${work.state.id}`);
  await removeCopies(env, work.state.id);
  if (!work.state.copiedAt || !existsSync(folder)) {
    const making = `${folder}.making`;
    await mkdir(making, { mode: 0o700 });
    await copyOfFolder(env, (copied) => rename(copied, join(making, "pg")));
    await work.keepCopyTime(new Date().toISOString());
    await rename(making, folder);
  }
  const { pool, close: closeEngine } = await openEmbedded(folder);
  const client = await pool.connect();
  const close = async () => {
    client.release();
    await pool.end();
    await closeEngine();
  };
  try {
    await demandThisVersion(client, env);
    await beginMoment(client);
    return { client, facts: await readFacts(client), moment: work.state.copiedAt ?? "", close };
  } catch (error) {
    await close();
    throw error;
  }
}
