// A process that runs the destruction job until a test kills it.
import { openKernel } from "../../../graph/app/kernel.ts";
import { readEnv } from "../../../graph/core/env.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { destroyDue } from "../../../graph/records/destruction/run.ts";

const { kernel } = await openKernel(readEnv(process.env));
let batches = 0;
while ((await destroyDue(systemContext(kernel, "crash"))) > 0)
  process.stdout.write(`batch ${(batches += 1)}\n`);
process.stdout.write("ended\n");
