import type { Logger } from "pino";

export type TellStep = (done: string) => void;

/**
 * Says in the log how far a start has come, and what each step took: on a slow machine a start
 * without a word looks like one that hangs.
 */
export function startProgress(log: Pick<Logger, "info">): TellStep {
  let before = 0;
  return (done) => {
    const now = Math.round(process.uptime() * 1000);
    log.info({ stepMs: now - before, sinceStartMs: now }, `starting: ${done}`);
    before = now;
  };
}
