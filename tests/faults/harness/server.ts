// The product as a separate process, without rate limits. On "memory" it collects garbage and
// reports the rest.
import { startJobs } from "../../../graph/core/process/jobs.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { openKernel } from "../../../graph/app/kernel.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { openServer } from "../../../graph/app/server.ts";
import { jobs } from "../../../graph/app/jobs.ts";
import { loadReferenceData } from "../../../prisma/seed/reference.ts";

const { kernel, database, config } = await openKernel(readEnv(process.env));
await loadReferenceData(database);
await config.refresh();
const { port } = await openServer(kernel, { port: 0, host: "127.0.0.1", limits: noLimits });
if (process.env["BACKGROUND"] === "1") startJobs(kernel, jobs);
process.on("message", (asked) => {
  if (asked !== "memory") return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.send?.({ port });
