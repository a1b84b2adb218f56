import type { Kernel } from "../../../core/context.ts";

/**
 * The columns of a dispatch's code: sealed, and as a unique keyed hash. A code from a vendor's pool
 * is identified by its pool row, since two vendors may have equal codes.
 */
export const sealedCode = (kernel: Pick<Kernel, "keys">, code: string, poolRow?: number) => ({
  promoCodeSealed: kernel.keys.seal(code, place),
  promoCodeKey: poolRow === undefined ? codeKey(kernel, code) : kernel.keys.hash(`pool-code ${poolRow}`),
});

/** For finding a code that the server generated. */
export const codeKey = ({ keys }: Pick<Kernel, "keys">, code: string) => keys.hash(`dispatch-code ${code}`);

/** Of a dispatch whose code was reassigned. */
export const returnedKey = ({ keys }: Pick<Kernel, "keys">, dispatchId: number) =>
  keys.hash(`returned-code ${dispatchId}`);

/** The code in plain text, for the vendor. */
export const openCode = ({ keys }: Pick<Kernel, "keys">, sealed: string): string =>
  sealed.startsWith(fromBefore) ? sealed.slice(fromBefore.length) : keys.open(sealed, place);

const place = "HelpDispatch.promoCode";
/** Codes of rows from before sealing. */
const fromBefore = "plain:";
