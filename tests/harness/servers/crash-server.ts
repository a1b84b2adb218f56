// A server that a test kills: the real kernel and API on the given database, without background
// work by default.
import { startJobs } from "../../../graph/core/process/jobs.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { openKernel } from "../../../graph/app/kernel.ts";
import { openServer } from "../../../graph/app/server.ts";
import { jobs } from "../../../graph/app/jobs.ts";
import { loadReferenceData } from "../../../prisma/seed/reference.ts";

const { CLOCK_AHEAD_MS = "0", BACKGROUND } = process.env;
const { kernel, database } = await openKernel(readEnv(process.env), {
  now: () => new Date(Date.now() + Number(CLOCK_AHEAD_MS)),
});
await loadReferenceData(database);
const { port } = await openServer(kernel, { port: 0, host: "127.0.0.1" });
if (BACKGROUND === "1") startJobs(kernel, jobs);
process.stdout.write(`port ${port}\n`);
