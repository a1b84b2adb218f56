import { setupAnswer, setupOnHost } from "../../graph/desk/setup/on-host.ts";
import { readEnv } from "../../graph/core/env.ts";
import { askOrOpen } from "../../graph/platform/backup/existing.ts";
import { say } from "./command.ts";
import { withKernel } from "./with-kernel.ts";
import { readSettings } from "../lib/settings.mjs";

const marks = { done: "[x]", open: "[ ]", attention: "[!]" } as const;

/**
 * Prints the setup list. The exit code is 0 if everything is done, 1 if something is open, and 2 if
 * the list could not be read. It needs all settings of the server, because the list is about them.
 */
async function checkSetup(): Promise<number> {
  readSettings();
  const env = readEnv({ ...process.env, LOG_LEVEL: "error" });
  if (env.TRAINING) {
    say("This is a training installation: there is nothing to set up.");
    return 0;
  }
  const question = { name: "check-setup", shape: setupAnswer };
  const { open, items } = await askOrOpen(env, question, (database) =>
    withKernel(env, database, setupOnHost),
  );
  for (const { title, state, fact, how, page } of items) {
    say(`${marks[state]} ${title}: ${fact}`);
    if (state !== "done" && page) say(`    At the desk: ${page.href}`);
    if (state !== "done" && how) say(`    How: ${how}`);
  }
  say(open === 0 ? "The setup is complete." : `${open} of ${items.length} to set up. Open /admin/setup.`);
  return open === 0 ? 0 : 1;
}

checkSetup().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
