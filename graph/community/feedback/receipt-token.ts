import type { Context } from "../../core/context.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";

/**
 * Returning to the tab within this time shows the number again; after it, the browser's memory is
 * useless.
 */
const usefulMs = dayMs;
const place = "feedback.sent";

interface Sent {
  receipt: string;
  at: number;
}

/**
 * The token in the address of a receipt's page. It cannot be forged, and does not reveal the
 * number.
 */
export const sealSent = ({ keys, now }: Context, receipt: string): string =>
  keys.seal(JSON.stringify({ receipt, at: now().getTime() } satisfies Sent), place);

export function receiptIn({ keys, now }: Context, sealed: string): string | undefined {
  try {
    const { receipt, at } = JSON.parse(keys.open(sealed, place)) as Sent;
    return now().getTime() - at < usefulMs ? receipt : undefined;
  } catch {
    return undefined; // forged, or sealed under another key
  }
}
