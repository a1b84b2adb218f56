import { createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import { saveProvider } from "../../../graph/accounts/identity-providers/service.ts";
import type { Caller, Lab } from "../kernel.ts";

/** What a provider does next; a test changes it to attack. */
interface Behavior {
  claims: Record<string, unknown>;
  /** Written over the claims that every token has. */
  over: Record<string, unknown>;
  algorithm: "RS256" | "none" | "HS256";
  discovery: Record<string, unknown>;
  /** Answers instead of the endpoint. */
  instead: Partial<Record<"discovery" | "token" | "jwks", (response: ServerResponse) => void>>;
}

/** An identity provider that is made by hand, so that it can also do what none may do. */
export async function openIdentityProvider() {
  let key = newKey();
  const calls: string[] = [];
  const codes = new Map<string, { nonce: string }>();
  const behavior: Behavior = {
    claims: {},
    over: {},
    algorithm: "RS256",
    discovery: {},
    instead: {},
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    calls.push(url.pathname);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/.well-known/openid-configuration")
      return behavior.instead.discovery
        ? behavior.instead.discovery(response)
        : json({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
            authorization_response_iss_parameter_supported: true,
            response_types_supported: ["code"],
            subject_types_supported: ["public"],
            id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
            ...behavior.discovery,
          });
    if (url.pathname === "/jwks")
      return behavior.instead.jwks ? behavior.instead.jwks(response) : json({ keys: [key.jwk] });
    if (url.pathname !== "/token") return json({}, 404);
    if (behavior.instead.token) return behavior.instead.token(response);
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const code = new URLSearchParams(body).get("code") ?? "";
      const known = codes.get(code);
      codes.delete(code);
      if (!known) return json({ error: "invalid_grant" }, 400);
      const now = Math.floor(Date.now() / 1000);
      const token = signed(
        {
          ...{ iss: issuer, aud: "safevoice", iat: now, exp: now + 300, nonce: known.nonce },
          ...behavior.claims,
          ...behavior.over,
        },
        key,
        behavior.algorithm,
      );
      return json({ access_token: "unused", token_type: "Bearer", id_token: token });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    calls,
    behavior,
    reset() {
      Object.assign(behavior, { over: {}, algorithm: "RS256", discovery: {}, instead: {} });
      calls.length = 0;
    },
    rotateKey: () => void (key = newKey()),
    /** The person signs in: the address to which the provider sends the browser back. */
    answer(authorization: string): string {
      const { searchParams } = new URL(authorization);
      const code = randomBytes(16).toString("hex");
      codes.set(code, { nonce: searchParams.get("nonce") ?? "" });
      return `/sign-in/callback?${new URLSearchParams({
        code,
        state: searchParams.get("state") ?? "",
        iss: issuer,
      })}`;
    },
    close: () => server.close(),
  };
}
export type TestProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomBytes(6).toString("hex");
  return { privateKey, kid, jwk: { ...publicKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" } };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(
  claims: object,
  { privateKey, kid, jwk }: { privateKey: KeyObject; kid: string; jwk: { n?: unknown } },
  alg: Behavior["algorithm"],
): string {
  const content = `${part({ alg, kid })}.${part(claims)}`;
  if (alg === "none") return `${content}.`;
  if (alg === "HS256")
    return `${content}.${createHmac("sha256", JSON.stringify(jwk.n)).update(content).digest("base64url")}`;
  return `${content}.${sign("sha256", Buffer.from(content), privateKey).toString("base64url")}`;
}

/** A browser that keeps every cookie. */
export async function openBrowser(lab: Lab, caller?: Caller) {
  const own = caller ?? (await lab.visitor());
  const jar = new Map<string, string>();
  return {
    caller: own,
    jar,
    async get(path: string): Promise<{ status: number; to: string; text: string }> {
      const cookie = [own.cookie, ...[...jar].map(([name, value]) => `${name}=${value}`)];
      const response = await own.fetch(path, { headers: { cookie: cookie.filter(Boolean).join("; ") } });
      for (const set of response.headers.getSetCookie()) {
        const [name = "", value = ""] = set.split(";")[0]!.split("=");
        if (name.endsWith("safevoice-sign-in")) jar.set(name, value);
      }
      return {
        status: response.status,
        to: response.headers.get("location") ?? "",
        text: await response.text(),
      };
    },
  };
}
export type TestBrowser = Awaited<ReturnType<typeof openBrowser>>;

export const formOf = (issuer: string, over: Partial<ProviderForm> = {}) => ({
  ...{ kind: "admin" as const, name: "Marlow County", key: "marlow", issuer, clientId: "safevoice" },
  ...{ clientSecret: "a secret of the provider", scopes: ["email"], domains: ["marlow.gov"], agency: "" },
  ...{ provingAcr: [], provingAmr: [], groupClaim: "", groupRoles: [], mayGiveSuperAdmin: false },
  ...{ nameClaim: "name", badgeClaim: "", rankClaim: "", isActive: true },
  ...over,
});

/** Adds the provider as a super admin does. */
export async function addProvider(boss: Caller, issuer: string, over: Partial<ProviderForm> = {}) {
  return saveProvider(await boss.context(), { number: null, version: null, ...formOf(issuer, over) });
}
