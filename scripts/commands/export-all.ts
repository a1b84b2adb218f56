import * as z from "zod";
import { systemContext } from "../../graph/core/context.ts";
import { askOrOpen } from "../../graph/platform/backup/existing.ts";
import { OperatorError, readBackupEnv } from "../../graph/platform/backup/settings.ts";
import { makeExport } from "../../graph/platform/export/make.ts";
import { noteExport, type NotedExport } from "../../graph/platform/export/on-host.ts";
import { runCommand, say } from "./command.ts";
import { withKernel } from "./with-kernel.ts";
import { readSettings } from "../lib/settings.mjs";

/** Exports everything in a form that others can read, with or without a running server. */
runCommand(async () => {
  readSettings();
  const [to] = process.argv.slice(2);
  if (!to) throw new OperatorError("Name a folder for the export: npm run export:all -- FOLDER");
  const env = readBackupEnv({ ...process.env, LOG_LEVEL: "error" });
  const note = (input: NotedExport) =>
    askOrOpen(env, { name: "note-export", shape: z.literal(true), input }, (database) =>
      withKernel(env, database, (kernel) => noteExport(systemContext(kernel, "export"), input)),
    );
  const { file, bytes, noted, unreadable, moments } = await makeExport(env, { to, note, tell: say });
  const { tables, rows, files } = noted;
  say(
    `The export is complete: ${file} (${(bytes / 1e6).toFixed(1)} MB, ${tables} tables, ${rows} rows, ${files} files).`,
  );
  if (moments.length > 1)
    say(`It was interrupted, so its tables show ${moments.length} moments. Its README names them.`);
  if (unreadable > 0) say(`${unreadable} sealed texts could not be opened with the key. They are empty.`);
  say("It holds personal data and unused codes. The passphrase of the backups opens it.");
});
