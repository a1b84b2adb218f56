import { join } from "node:path";
import { openAi } from "../adapters/model/ai.ts";
import { openBus } from "../adapters/bus/bus.ts";
import { createDns, noDns } from "../adapters/dns.ts";
import { openDatabase, type Database } from "../adapters/database/open.ts";
import { createFileStore } from "../adapters/files.ts";
import { openBlocks } from "../core/http/blocks.ts";
import { openNetworks } from "../core/http/networks.ts";
import { openCounter } from "../core/shared-counter.ts";
import { createQuotas } from "../core/quotas.ts";
import { createSms } from "../adapters/sms.ts";
import { createConfiguredMailer } from "../platform/system/mailer.ts";
import { openConfig, type ConfigReader } from "../platform/system/config.ts";
import { openKeys } from "../core/security/key-check.ts";
import { releaseMessages } from "../messages/communications/in-flight.ts";
import type { Kernel } from "../core/context.ts";
import { openCopies } from "../core/process/copies.ts";
import { enterProcess } from "../core/process/processes.ts";
import { releaseDeliveries } from "../accounts/webhooks/send.ts";
import { openDataFolder } from "../core/process/data-folder.ts";
import { canHavePasskeys, smsSettings, type Env } from "../core/env.ts";
import { createEvents } from "../core/events/pub-sub.ts";
import { refuseUnfinishedRestore } from "../core/process/unfinished-restore.ts";
import { matchInstallation } from "../core/process/installation.ts";
import { matchTraining } from "../core/process/training-data.ts";
import { demandUnsealed, keptSecret, makeSecret } from "../core/security/installation-secret.ts";
import { installationZone, zoneSourceOf } from "../core/time/installation.ts";
import { createMetrics } from "../core/observe/metrics.ts";
import { createLog } from "../core/observe/log.ts";
import { startProgress, type TellStep } from "../core/process/start-progress.ts";
import { secureRandom, type Keys } from "../core/security/secrets.ts";
import { noTracing } from "../core/observe/tracing.ts";
import { createSql } from "../core/database/statement.ts";

export interface OpenKernel {
  kernel: Kernel;
  database: Database;
  config: ConfigReader;
  /** Logs that another step of the start is done. */
  tell: TellStep;
  close: () => Promise<void>;
}

/** Opens everything outside the process once. `replace` injects stand-ins for tests. */
export async function openKernel(
  env: Env,
  replace: Partial<Kernel> & { database?: Database } = {},
): Promise<OpenKernel> {
  const log = replace.log ?? createLog(env);
  const tell = startProgress(log);
  refuseUnfinishedRestore(env.DATA_DIR);
  const kept = keptSecret(env);
  const prepare = () => {
    openDataFolder(env.DATA_DIR);
    return kept ?? { current: makeSecret(env) };
  };
  // A new embedded database is created after the secret. An existing one is checked before a secret
  // is created.
  const secretsFirst = env.DATABASE_URL ? undefined : prepare();
  const database =
    replace.database ??
    (await openDatabase({ ...(env.DATABASE_URL && { url: env.DATABASE_URL }), dataDir: env.DATA_DIR, tell }));
  const { db, pool, embedded } = database;
  const files = createFileStore(join(env.DATA_DIR, "files"));
  let keys: Keys;
  try {
    if (!kept && !secretsFirst) await demandUnsealed(env, db);
    const secrets = secretsFirst ?? prepare();
    // First: the other check seals a word in a database that has none, and a wrong key would be
    // sealed.
    await matchTraining({ db, env });
    await matchInstallation({ db, files, env, random: secureRandom, log });
    const opened = await openKeys({ db }, secrets);
    ({ keys } = opened);
    if (opened.isRotating) log.warn("the key rotation is not finished: run npm run key:rotate");
  } catch (error) {
    if (!replace.database) await database.close();
    throw error;
  }
  const { bus, trouble, close: closeBus } = await openBus({ redisUrl: env.REDIS_URL, pool, embedded, log });
  const events = createEvents(bus);
  const config = await openConfig(db, events);
  if (config.current().requirePasskey !== "none" && !canHavePasskeys(env))
    log.warn(
      "passkeys are required, but browsers offer none at PUBLIC_URL: administrators sign in with a code",
    );
  if (zoneSourceOf(config.current()) === "server")
    log.warn(`the time zone is not set: dates follow the server's, ${installationZone(config.current())}`);
  const now = replace.now ?? (() => new Date());
  const blocks = openBlocks({ db, events, now, log });
  const networks = openNetworks({ env, db, events, log });
  const own = enterProcess(env.DATA_DIR, secureRandom.uuid(), keys.sealedPrefix);
  if (own.dead.length > 0) {
    await releaseMessages({ db, now }, own.dead);
    await releaseDeliveries({ db, now }, own.dead);
  }
  const sql = createSql(pool, embedded);
  const copies = openCopies({ events, id: own.id });
  const counter = await openCounter({
    redisUrl: embedded ? undefined : env.REDIS_URL,
    sql,
    copies,
    keys,
    log,
  });
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = endpoint
    ? (await import("../adapters/tracing.ts")).openCollector({ endpoint, pool })
    : noTracing;
  const kernel: Kernel = {
    env,
    db,
    sql,
    events,
    files,
    ...(await openAi({
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL,
    })),
    quotas: createQuotas(undefined, counter.count),
    countUse: counter.count,
    blocks,
    networks,
    mailer: createConfiguredMailer({ env, keys, log, config: config.current }),
    dns: env.TRAINING ? noDns : createDns(),
    sms: createSms(smsSettings(env), { log }),
    keys,
    random: secureRandom,
    now,
    log,
    metrics: createMetrics(),
    tracing,
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    processId: own.id,
    refusedConnections: [],
    trouble,
    config: config.current,
    zone: () => installationZone((replace.config ?? config.current)()),
    refreshConfig: config.refresh,
    ...replace,
  };
  return {
    kernel,
    database,
    config,
    tell,
    async close() {
      blocks.close();
      networks.close();
      copies.close();
      counter.close();
      await tracing.close();
      await closeBus();
      if (!replace.database) await database.close();
      own.leave();
    },
  };
}
