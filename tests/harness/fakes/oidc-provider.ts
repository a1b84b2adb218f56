import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** The client as SafeVoice registers it. */
export const client = { id: "safevoice", secret: "a secret of the provider" };

/**
 * A county's identity provider, by a library of another make. Anyone signs in by their name;
 * `people` says what it knows of each.
 */
export async function openOidcProvider(
  people: Readonly<Record<string, object>>,
  { redirectUri, port = 0 }: { redirectUri: string; port?: number },
) {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gone = new Set<string>();
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] },
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    // As most vendors: a refresh token for `offline_access`, another one with each use.
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    claims: {
      email: ["email", "email_verified"],
      profile: ["name", "badge", "rank", "groups"],
    },
    // The ID token has every claim, as those of most vendors.
    conformIdTokenClaims: false,
    findAccount: (_context, id) =>
      gone.has(id) ? undefined : { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
    cookies: { keys: ["only for tests"] },
    // Its own pages for signing in.
    features: { devInteractions: { enabled: true } },
  });
  const calls: string[] = [];
  const answer = provider.callback();
  const state = { isFailing: false };
  server.on("request", (request, response) => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    calls.push(pathname);
    if (state.isFailing && pathname === "/token") response.writeHead(503).end();
    else answer(request, response);
  });
  return {
    issuer,
    calls,
    /** From now on people can sign in, and their codes open nothing. */
    fail: () => void (state.isFailing = true),
    recover: () => void (state.isFailing = false),
    /** The account of this person is disabled. */
    disable: (name: string) => void gone.add(name),
    close: () => (server.close(), server.closeAllConnections()),
  };
}

/** Signs in at the provider's own pages, and returns the address to which it sends the browser. */
export async function signInAt(address: string, name: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = address;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response: Response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [key = "", value = ""] = set.split(";")[0]!.split(/=(.*)/s);
      jar.set(key, value);
    }
    const to = response.headers.get("location");
    if (to) {
      url = new URL(to, url).href;
      form = undefined;
      if (url.includes("/sign-in/callback")) return url;
      continue;
    }
    const page = await response.text();
    if (!/name="prompt"/.test(page))
      throw new Error(`unexpected page ${response.status}: ${page.slice(0, 300)}`);
    form = page.includes('value="login"')
      ? { prompt: "login", login: name, password: "any" }
      : { prompt: "consent" };
  }
  throw new Error("the provider asks without end");
}
