import type { Context } from "../app/context.ts";
import { sha256 } from "../app/secrets.ts";

/** Whoever comes back to the tab finds his number again; what the browser remembers of it is of no use for longer. */
const usefulMs = 24 * 60 * 60 * 1000;
const place = "feedback.sent";

interface Sent {
  receipt: string;
  /** A hash of all that was typed. */
  typed: string;
  at: number;
}
type Typed = Readonly<Record<string, string>>;

/** What a browser holds of feedback that it sent by the plain form: nobody can make one up, nor read anything out of it. */
export const sealSent = ({ keys, now }: Context, receipt: string, typed: Typed): string =>
  keys.seal(JSON.stringify({ receipt, typed: hashOf(typed), at: now().getTime() } satisfies Sent), place);

export function receiptIn({ keys, now }: Context, sealed: string, typed?: Typed): string | undefined {
  try {
    const sent = JSON.parse(keys.open(sealed, place)) as Sent;
    const isMeant = now().getTime() - sent.at < usefulMs && (!typed || sent.typed === hashOf(typed));
    return isMeant ? sent.receipt : undefined;
  } catch {
    return undefined; // made up, or sealed under another key
  }
}

const hashOf = (typed: Typed) => sha256(JSON.stringify(typed));
