/** Whether this browser has passkeys at this address. */
export const hasPasskeys = () => globalThis.isSecureContext && "PublicKeyCredential" in globalThis;

/** The library is loaded on first use: few sign-ins need it. */
const library = () => import("@simplewebauthn/browser");

/** Lets the device make a passkey. The options and the answer are JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

/** Lets the device answer with a passkey. The options and the answer are JSON. */
export async function answerByPasskey(options: string): Promise<string> {
  const { startAuthentication } = await library();
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

/**
 * Offers the device's passkeys where the browser fills in the username, until one is chosen or
 * the signal stops it. Undefined without an answer, also where the browser cannot. Without the
 * library, because each sign-in page does this before anyone wants it.
 */
export async function answerByAutofill(
  begin: () => Promise<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!(await hasAutofill())) return undefined;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(await begin()) as never);
    const chosen = await navigator.credentials.get({ mediation: "conditional", publicKey, signal });
    return chosen ? JSON.stringify(chosen) : undefined;
  } catch {
    return undefined; // The button beside it says what is wrong.
  }
}

async function hasAutofill(): Promise<boolean> {
  const isNumeric = /^(\[|[\d.]+$)/.test(location.hostname); // such an address has no passkeys
  if (isNumeric || !hasPasskeys() || !("parseRequestOptionsFromJSON" in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false) ?? false;
}

/** The person closed the device's dialog, or the device had nothing to offer. */
export const wasCanceled = (error: unknown) =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

/** The device has a passkey of this account already. */
export const isKnownHere = (error: unknown) => error instanceof Error && error.name === "InvalidStateError";
