import { Refusal } from "../errors.ts";
import { type AnySentence, forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

/** How much of a body is read, and how slowly it may arrive. */
export interface BodyLimits extends Patience {
  maxBytes: number;
  /** The refusals for a body that is too large or too slow. */
  tooLarge: AnySentence;
  tooSlow: AnySentence;
}

/** A line may be slow if it is steady. */
export interface Patience {
  /** In each window, this many bytes must arrive. */
  windowMs: number;
  minBytes: number;
  /** For the whole body. */
  wholeMs: number;
}

/**
 * A form or a call's JSON: some kilobytes, also over a slow line; the largest is an import of the
 * whole directory.
 */
export const smallBody: BodyLimits = {
  maxBytes: 1024 * 1024,
  windowMs: 10_000,
  minBytes: 1,
  wholeMs: 30_000,
  tooLarge: forPrograms("The body is too large."),
  tooSlow: coreSays.comesTooSlowly,
};

/**
 * A body's bytes, counted as they arrive; its declared length is not trusted. Reading stops as soon
 * as the body is too large or too slow, and the rest is dropped (`closeUnread` ends the
 * connection).
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, windowMs, minBytes, wholeMs, tooLarge, tooSlow }: BodyLimits,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let sizeBefore = 0;
  const over = new AbortController();
  let window: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    window = setInterval(() => {
      if (size - sizeBefore < minBytes) reject(new Refusal("TOO_SLOW", tooSlow));
      sizeBefore = size;
    }, windowMs);
  });
  async function readAll(): Promise<Buffer> {
    const reader = body?.getReader();
    while (!over.signal.aborted) {
      const part = await reader?.read();
      if (!part || part.done) break;
      size += part.value.byteLength;
      if (size > maxBytes) throw new Refusal("TOO_LARGE", tooLarge);
      parts.push(part.value);
    }
    return Buffer.concat(parts, size);
  }
  try {
    return await within(wholeMs, Promise.race([readAll(), stalled]), tooSlow);
  } catch (error) {
    // Not canceled: that would end the connection before the answer is written.
    throw asRefusal(error);
  } finally {
    over.abort();
    clearInterval(window);
  }
}

interface Sent {
  body: ReadableStream<Uint8Array> | null;
  text: () => Promise<string>;
}

/**
 * A body as text. If its length was declared, the HTTP parser stops there, so it is read at once,
 * which costs less.
 */
export async function readText(sent: Sent, announced: string | undefined, limits: BodyLimits) {
  refuseAnnounced(announced, limits);
  if (announced === undefined) return (await readBody(sent.body, limits)).toString("utf8");
  try {
    return await within(limits.wholeMs, sent.text(), limits.tooSlow);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Before a byte of it is read. */
export function refuseAnnounced(announced: string | undefined, { maxBytes, tooLarge }: BodyLimits) {
  if (Number(announced ?? 0) > maxBytes) throw new Refusal("TOO_LARGE", tooLarge);
}

/** A client that hangs up midway is no defect. */
const asRefusal = (error: unknown) =>
  error instanceof Refusal ? error : new Refusal("INVALID", forPrograms("The body did not arrive whole."));

async function within<T>(ms: number, work: Promise<T>, tooSlow: AnySentence): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal("TOO_SLOW", tooSlow)), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
