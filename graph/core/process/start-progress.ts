import type { Logger } from "pino";

export type TellStep = (done: string) => void;

/**
 * Logs the progress of a start and the duration of each step: on a slow machine a silent start
 * looks like a hang.
 */
export function startProgress(log: Pick<Logger, "info">): TellStep {
  let before = 0;
  return (done) => {
    const now = Math.round(process.uptime() * 1000);
    log.info({ stepMs: now - before, sinceStartMs: now }, `starting: ${done}`);
    before = now;
  };
}
