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

/** The person closed the device's dialog, or the device had nothing to offer. */
export const wasCanceled = (error: unknown) =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

/** The device has a passkey of this account already. */
export const isKnownHere = (error: unknown) => error instanceof Error && error.name === "InvalidStateError";
