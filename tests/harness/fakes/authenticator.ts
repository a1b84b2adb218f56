import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** What an attacker may change in an answer. */
interface AnswerOptions {
  origin?: string;
  rpId?: string;
  /** Whether the device checked its owner. */
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
}

const site = { origin: "http://localhost:4000", rpId: "localhost" };
const url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** A device with one key, as the browser would show it to a site: WebAuthn without a browser. */
export function createAuthenticator({ origin, rpId } = site) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let uses = 0;
  const clientData = (type: string, options: string, given: AnswerOptions) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${type}`,
        challenge: given.challenge ?? (JSON.parse(options) as { challenge: string }).challenge,
        origin: given.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (given: AnswerOptions, withKey: boolean) => {
    const counter = Buffer.alloc(4);
    uses += 1;
    counter.writeUInt32BE(given.counter ?? uses);
    const flags = 0x01 | (given.isVerified === false ? 0 : 0x04) | (withKey ? 0x40 : 0);
    const parts: Uint8Array[] = [sha256(given.rpId ?? rpId), Buffer.from([flags]), counter];
    if (withKey) parts.push(Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey));
    return Buffer.concat(parts);
  };
  const answer = (response: object) =>
    JSON.stringify({ id: url(id), rawId: url(id), type: "public-key", clientExtensionResults: {}, response });
  return {
    id: url(id),
    /** The answer to the options for a new passkey. */
    make(options: string, given: AnswerOptions = {}) {
      const attestation = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authenticatorData(given, true)],
        ]),
      );
      return answer({
        clientDataJSON: url(clientData("create", options, given)),
        attestationObject: url(attestation),
        transports: ["internal"],
      });
    },
    /** The answer to the options for a sign-in. */
    use(options: string, given: AnswerOptions = {}) {
      const data = clientData("get", options, given);
      const authData = authenticatorData(given, false);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: url(data),
        authenticatorData: url(authData),
        signature: url(signature),
      });
    },
  };
}

function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, "base64url")],
      [-3, Buffer.from(y!, "base64url")],
    ]),
  );
}

type Cbor = number | string | Buffer | Map<string, Cbor> | Map<number, Cbor>;

/** The part of CBOR that an attestation needs: lengths under 65,536. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<string | number, Cbor>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([name, inner]) => [cbor(name), cbor(inner)]),
  ]);
}
