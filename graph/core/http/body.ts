import { Refusal } from "../errors.ts";
import { type Said, forPrograms } from "../i18n/phrases.shared.ts";
import { says as coreSays } from "../sentences.ts";

/** How much of a body is read, and how slowly it may arrive. */
export interface BodyLimits extends Patience {
  maxBytes: number;
  /** The refusals for a body that is too large or too slow. */
  tooLarge: Said;
  tooSlow: Said;
}

export interface Patience {
  /** Without a single new byte. */
  stallMs: number;
  /** For the whole body. */
  wholeMs: number;
}

/**
 * A form or a call's JSON: some kilobytes, also over a slow line; the largest is an import of the
 * whole directory.
 */
export const smallBody: BodyLimits = {
  maxBytes: 1024 * 1024,
  stallMs: 10_000,
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
  { maxBytes, stallMs, wholeMs, tooLarge, tooSlow }: BodyLimits,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const end = Date.now() + wholeMs;
  const reader = body?.getReader();
  try {
    for (;;) {
      const part = await within(Math.min(stallMs, end - Date.now()), reader?.read(), tooSlow);
      if (!part || part.done) return Buffer.concat(parts, size);
      size += part.value.byteLength;
      if (size > maxBytes) throw new Refusal("TOO_LARGE", tooLarge);
      parts.push(part.value);
    }
  } catch (error) {
    // Not canceled: that would end the connection before the answer is written.
    throw asRefusal(error);
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

async function within<T>(ms: number, work: Promise<T>, tooSlow: Said): Promise<T>;
async function within<T>(ms: number, work: Promise<T> | undefined, tooSlow: Said): Promise<T | undefined>;
async function within<T>(ms: number, work: Promise<T> | undefined, tooSlow: Said): Promise<T | undefined> {
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
