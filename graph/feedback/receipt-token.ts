import type { Context } from "../core/context.ts";
import { dayMs } from "../core/time/durations.shared.ts";

/**
 * Whoever comes back to the tab finds the number again; what the browser remembers of it is of no
 * use for longer.
 */
const usefulMs = dayMs;
const place = "feedback.sent";

interface Sent {
  receipt: string;
  at: number;
}

/**
 * What the address of a receipt's page says: nobody can make one up, nor read the number out of it.
 */
export const sealSent = ({ keys, now }: Context, receipt: string): string =>
  keys.seal(JSON.stringify({ receipt, at: now().getTime() } satisfies Sent), place);

export function receiptIn({ keys, now }: Context, sealed: string): string | undefined {
  try {
    const { receipt, at } = JSON.parse(keys.open(sealed, place)) as Sent;
    return now().getTime() - at < usefulMs ? receipt : undefined;
  } catch {
    return undefined; // made up, or sealed under another key
  }
}
