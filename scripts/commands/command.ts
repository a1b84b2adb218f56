export const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Runs an operator's command. A failure is one sentence and exit code 1. */
export function runCommand(work: () => Promise<void>): void {
  process.umask(0o077); // what it writes is for this account alone
  work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
