import { readFileSync, statSync } from "node:fs";
import { keptSecret, secretFile } from "../../core/security/installation-secret.ts";
import { operatorName, OperatorError, type BackupEnv } from "./settings.ts";
import { noteRun } from "./source.ts";

/**
 * Compares an operator's copy of the key with the key in use, and notes that it is right. Only then
 * does System status stop warning: a backup without its key restores nothing.
 */
export async function confirmKeyCopy(env: BackupEnv, file: string): Promise<void> {
  const secrets = keptSecret(env);
  if (!secrets) throw new OperatorError("There is no key here yet. Start the server once first.");
  if (secrets.previous !== undefined)
    throw new OperatorError("The key is being replaced. Finish that first: npm run key:rotate");
  const copy = readCopy(file);
  if (isSameFile(file, secretFile(env)))
    throw new OperatorError(`${file} is the key in use, and no copy. Name the file with the copy.`);
  if (copy !== secrets.current)
    throw new OperatorError(
      `${file} does not hold the key of this installation. Make a new copy of the key, and check that one.`,
    );
  const now = new Date();
  const isNoted = await noteRun(env, {
    ...{ kind: "key", state: "done", startedAt: now, endedAt: now, by: operatorName() },
    ...{ bytes: null, counts: {}, reason: null },
  });
  if (!isNoted)
    throw new OperatorError(
      "The copy is right, but this database is too old to note it. Start this version's server once first.",
    );
}

/** A copy of secret.key, or a line from the server's settings. */
function readCopy(file: string): string {
  try {
    return readFileSync(file, "utf8")
      .trim()
      .replace(/^SECRET_KEY=/, "");
  } catch (error) {
    throw new OperatorError(`${file} could not be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}
