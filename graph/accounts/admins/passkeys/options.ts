import type { Context } from "../../../core/context.ts";

interface Known {
  credentialId: string;
  transports: string[];
}
interface NewPasskey {
  rpID: string;
  /**
   * `key` is for each account its own: a device replaces its own passkey of the same user. The
   * device shows the name.
   */
  user: { key: string; name: string };
  known: readonly Known[];
}

/** What a browser needs to make a passkey, of an administrator or an officer. */
export async function optionsToMake({ keys, config }: Context, { rpID, user, known }: NewPasskey) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    rpID,
    rpName: config().systemName,
    userID: Buffer.from(keys.hash(user.key).slice(0, 43)),
    userName: user.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a browser needs to use a passkey: one of these, or any of the device's. */
export async function optionsToUse(rpID: string, own: readonly Known[] | undefined) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    ...(own && {
      allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    }),
  });
}
