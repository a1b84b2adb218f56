import { ensureTrainingKey } from "../accounts/api-keys/training-key.ts";
import { ensureFirstAdmin, type FirstAdmin } from "../accounts/admins/accounts/first-admin.ts";
import { loadDemoData } from "../../prisma/seed/demo.ts";
import { loadReferenceData } from "../../prisma/seed/reference.ts";
import { holdsDemoData, wantsDemoData } from "../core/demo.ts";
import { publicUrl, readEnv } from "../core/env.ts";
import { openKernel } from "./kernel.ts";
import { openServer } from "./server.ts";
import { warnOfUnheardEmergencies } from "../platform/system/emergency.ts";
import { startJobs } from "../core/process/jobs.ts";
import { createLog } from "../core/observe/log.ts";
import { guardOutgoing } from "../core/process/outgoing-guard.ts";
import { openOperatorSocket } from "../core/process/operator-socket.ts";
import { jobs } from "./jobs.ts";
import { operatorOperations } from "./operator-operations.ts";

/** The whole product in one process: opens everything, prints its address, and stops in order. */
async function main() {
  const env = readEnv(process.env);
  const log = createLog(env);
  const guard = env.TRAINING
    ? guardOutgoing(({ target }) => log.warn({ target }, "a connection to the outside was refused"))
    : undefined;
  process.umask(0o077); // files are written for this account alone
  const { kernel, database, config, tell, close } = await openKernel(env, {
    log,
    ...(guard && { refusedConnections: guard.refused }),
  });
  tell("checked the key, files and database");
  await loadReferenceData(database);
  await config.refresh();
  tell("loaded the reference data");
  const firstAdmin = await ensureFirstAdmin(kernel);
  if (wantsDemoData(env)) await loadDemoData(kernel);
  tell("prepared accounts and demo data");
  await warnOfUnheardEmergencies(kernel);
  const demo = await holdsDemoData(kernel);
  const trainingKey = env.TRAINING ? await ensureTrainingKey(kernel) : null;
  const server = await openServer(kernel, { port: env.PORT, host: env.HOST });
  tell("listening");
  env.PORT = server.port; // PORT=0 lets the system choose one
  guard?.allowOwnPort(server.port);
  const stopBackground = startJobs(kernel, jobs);
  // The embedded database has one owner, which commands on this machine must ask.
  const closeSocket = database.embedded
    ? await openOperatorSocket(env.DATA_DIR, operatorOperations(kernel, database), kernel.log)
    : async () => undefined;
  process.stdout.write(`${startText({ port: server.port, firstAdmin, demo })}\n`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    kernel.log.info({ signal }, "stopping");
    await server.close();
    await closeSocket();
    await stopBackground();
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));

  function startText({
    port,
    firstAdmin,
    demo,
  }: {
    port: number;
    firstAdmin: FirstAdmin | null;
    demo: boolean;
  }) {
    const production = env.NODE_ENV === "production";
    const at = env.PUBLIC_URL ? publicUrl(env) : `http://localhost:${port}`;
    const lines = [
      "",
      `SafeVoice is ready at ${at}${env.TRAINING ? ", FOR TRAINING: nothing in it is real, and nothing leaves it" : ""}`,
      `  Officers start at            ${at}/officer-login`,
      `  Administrators sign in at    ${at}/admin/login`,
      `  GraphQL and REST             ${at}/graphql  ${at}/api/docs`,
      `  Open in GraphQL              ${openInGraphQL(production)}`,
      `  Database                     ${env.DATABASE_URL ? "PostgreSQL (DATABASE_URL)" : `embedded, in ${env.DATA_DIR}`}`,
    ];
    if (kernel.mailer.captured && !production) lines.push(`  Emails are captured; read at ${at}/dev/mailbox`);
    if (demo) lines.push(`  Demo officers sign in at     ${at}/dev/officers`);
    if (firstAdmin)
      lines.push(
        "",
        `  First administrator: ${firstAdmin.username}   password: ${firstAdmin.password ?? "the value of ADMIN_PASSWORD"}`,
        "  It won't be shown again. You must change it at the first sign-in.",
      );
    if (firstAdmin && demo)
      lines.push(
        "  The demo accounts dispatcher, approver, treasurer, auditor, desk and security open with the same password.",
      );
    if (trainingKey) lines.push("", `  API key of this training installation: ${trainingKey}`);
    return lines.join("\n");
  }
}

/** For the start-up banner: which documents this mode runs. */
const openInGraphQL = (production: boolean) =>
  production
    ? "the web app's documents for sessions, the partner documents for API keys (npm run operations)"
    : "any document for sessions, the partner documents for API keys (npm run operations)";

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
