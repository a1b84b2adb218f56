import type { Context, Kernel } from "../context.ts";
import { systemContext } from "../context.ts";

/**
 * One kind of work that waits in rows. Does what is due and returns how much it did. Safe in
 * several processes at once.
 */
export interface Job {
  name: string;
  everyMs: number;
  /** Runs at once when this kind of work is announced. */
  wakeOn?: "message" | "letter" | "recommendation" | "officer-code";
  run: (context: Context) => Promise<number>;
  /** Before the process ends: finishes what a round left running. */
  finish?: (kernel: Kernel) => Promise<void>;
}

/**
 * Runs each step repeatedly. The rows are the queue: nothing is lost with the process, and there is
 * no second record of what is due. Returns a function that stops and waits for running steps.
 */
export function startJobs(kernel: Kernel, steps: Job[]): () => Promise<void> {
  const loops = steps.map((step) => startLoop(kernel, step));
  const waiting = kernel.events.subscribe("workWaiting");
  void (async () => {
    for await (const { kind } of waiting)
      for (const [index, step] of steps.entries()) if (step.wakeOn === kind) loops[index]?.wake();
  })();
  return async () => {
    await waiting.return();
    await Promise.all(loops.map((loop) => loop.stop()));
    await Promise.all(steps.map(async (step) => step.finish?.(kernel)));
  };
}

function startLoop(kernel: Kernel, step: Job) {
  let stopped = false;
  let again = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let dueAt = performance.now();

  async function round() {
    again = false;
    const began = performance.now();
    const observed = (failed: boolean) => ({
      ...{ job: step.name, failed },
      ...{ lateMs: Math.max(0, began - dueAt), ms: performance.now() - began },
    });
    try {
      const context = systemContext(kernel, `${step.name}-${kernel.random.uuid().slice(0, 8)}`);
      const done = await kernel.tracing.within("internal", `job ${step.name}`, () => step.run(context));
      if (done > 0) again = true;
      kernel.metrics.job(observed(false));
    } catch (error) {
      kernel.metrics.job(observed(true));
      kernel.log.error({ err: error, step: step.name }, "background step failed");
    }
  }
  function start() {
    if (stopped || running) return;
    clearTimeout(timer);
    running = round().finally(() => {
      running = undefined;
      const waitMs = again ? 0 : step.everyMs;
      dueAt = performance.now() + waitMs;
      if (!stopped) timer = setTimeout(start, waitMs);
    });
  }
  start();
  return {
    wake() {
      again = true;
      dueAt = Math.min(dueAt, performance.now());
      start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
