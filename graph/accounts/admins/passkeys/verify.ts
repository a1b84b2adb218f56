import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Env } from "../../../core/env.ts";
import { relyingParty } from "./relying-party.ts";

/** The passkey that a device made, checked. Undefined if the answer does not fit. */
export async function verifyMade(
  env: Env,
  { response, challenge }: { response: RegistrationResponseJSON; challenge: string },
) {
  const { rpID, origin } = relyingParty(env);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
  };
}

interface Answered {
  found: { credentialId: string; publicKey: Uint8Array; counter: bigint } | null;
  response: AuthenticationResponseJSON;
  challenge: string;
}

/** The device's new counter, or why its answer does not count. */
export async function verifyUsed(
  env: Env,
  { found, response, challenge }: Answered,
): Promise<{ counter: number } | string> {
  if (!found) return "unknown passkey";
  const { rpID, origin } = relyingParty(env);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: found.credentialId,
        publicKey: new Uint8Array(found.publicKey),
        counter: Number(found.counter),
      },
    });
    return verified ? { counter: authenticationInfo.newCounter } : "wrong signature";
  } catch (error) {
    return (error as Error).message.slice(0, 200);
  }
}
