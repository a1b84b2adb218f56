import * as z from "zod";
import { setupStates } from "../../../shared/desk/setup/rules.ts";
import type { Kernel } from "../../core/context.ts";
import { countOpen, findSetup } from "./read.ts";

/** What `npm run setup:check` prints. */
export const setupAnswer = z.object({
  open: z.number(),
  items: z.array(
    z.object({
      title: z.string(),
      state: z.enum(setupStates),
      fact: z.string(),
      how: z.string().optional(),
      page: z.object({ href: z.string(), label: z.string() }).optional(),
    }),
  ),
});

/** The setup list for a command on this machine. */
export async function setupOnHost(kernel: Kernel): Promise<z.output<typeof setupAnswer>> {
  const lines = await findSetup(kernel, { isFresh: true });
  const items = lines.map(({ title, state, fact, how, page }) => ({
    ...{ title, state, fact },
    ...(how !== undefined && { how }),
    ...(page && { page }),
  }));
  return { open: countOpen(lines), items };
}
