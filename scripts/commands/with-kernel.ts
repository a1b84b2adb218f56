import { openKernel } from "../../graph/app/kernel.ts";
import type { Database } from "../../graph/adapters/database/open.ts";
import type { Kernel } from "../../graph/core/context.ts";
import type { Env } from "../../graph/core/env.ts";

/** Works with the whole product on a database that is open already. */
export async function withKernel<Answer>(
  env: Env,
  database: Database,
  work: (kernel: Kernel) => Promise<Answer>,
): Promise<Answer> {
  const { kernel, close } = await openKernel(env, { database });
  try {
    return await work(kernel);
  } finally {
    await close();
  }
}
