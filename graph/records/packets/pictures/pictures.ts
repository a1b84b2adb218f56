import path from "node:path";
import { Worker } from "node:worker_threads";
import { secondMs } from "../../../../shared/core/time/durations.ts";
import type { Box } from "../../../../shared/records/packets/rules.ts";

export interface Picture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

export interface Pictures {
  pages: number;
  /** Page `index`, from 0, with these boxes burned in. */
  draw: (index: number, boxes: readonly Pick<Box, "x" | "y" | "width" | "height">[]) => Promise<Picture>;
  close: () => Promise<void>;
}

/** The file is damaged, protected, or takes too long. */
export class Undrawable extends Error {}

const patience = 30 * secondMs;

/**
 * Opens a PDF or an image whose pages are drawn one after the other, in a thread that ends with
 * `close`. Throws `Undrawable`.
 */
export async function openPictures(bytes: Uint8Array, mediaType: string): Promise<Pictures> {
  // A copy: the thread takes it over.
  const given = Uint8Array.from(bytes);
  const worker = new Worker(path.resolve("graph/records/packets/pictures/worker.mjs"), {
    workerData: { bytes: given, mediaType },
    transferList: [given.buffer],
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  // It can fail between two pages too; the next one is refused then.
  let failedWith: Undrawable | undefined;
  worker.on("error", (error) => (failedWith = new Undrawable(String(error))));
  const close = async () => void (await worker.terminate());
  const answer = <Answer>(): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (failedWith) return reject(failedWith);
      const settle = (act: () => void) => {
        clearTimeout(late);
        worker.off("message", arrived).off("error", failed).off("exit", failed);
        act();
      };
      const arrived = (message: Answer) => settle(() => resolve(message));
      const failed = (why: unknown) => settle(() => reject(new Undrawable(String(why))));
      const late = setTimeout(() => failed("too slow"), patience);
      worker.on("message", arrived).on("error", failed).on("exit", failed);
    });
  try {
    const { pages } = await answer<{ pages: number }>();
    if (pages < 1) throw new Undrawable("no pages");
    return {
      pages,
      close,
      draw: (index, boxes) => {
        const places = boxes.map(({ x, y, width, height }) => ({ x, y, width, height }));
        worker.postMessage({ page: index, boxes: places }, []);
        return answer<Picture>();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
