import type { Kernel } from "../core/context.ts";

/**
 * The columns that hold a dispatch's code: sealed, and as a keyed hash that no two dispatches
 * share. A code out of a vendor's pool is known by its row there, since another vendor may have one
 * that reads the same.
 */
export const sealedCode = (kernel: Pick<Kernel, "keys">, code: string, poolRow?: number) => ({
  promoCodeSealed: kernel.keys.seal(code, place),
  promoCodeKey: poolRow === undefined ? codeKey(kernel, code) : kernel.keys.hash(`pool-code ${poolRow}`),
});

/** By which a code that the server made is found. */
export const codeKey = ({ keys }: Pick<Kernel, "keys">, code: string) => keys.hash(`dispatch-code ${code}`);

/** Of a dispatch whose code serves somebody else now. */
export const returnedKey = ({ keys }: Pick<Kernel, "keys">, dispatchId: number) =>
  keys.hash(`returned-code ${dispatchId}`);

/** The code as the vendor takes it. */
export const openCode = ({ keys }: Pick<Kernel, "keys">, sealed: string): string =>
  sealed.startsWith(fromBefore) ? sealed.slice(fromBefore.length) : keys.open(sealed, place);

const place = "HelpDispatch.promoCode";
/** Codes of rows that are older than sealing. */
const fromBefore = "plain:";
