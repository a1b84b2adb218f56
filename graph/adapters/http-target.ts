/** The address of a call, and the credentials that identify the caller. */
export interface HttpTarget {
  url: string;
  /** The value of the Authorization header. */
  authorization?: string;
}

/**
 * Converts a configured address for `fetch`, which rejects a URL with user name and password: they
 * become a header. Throws with the reason if no call is possible.
 */
export function httpTarget(written: string, token?: string): HttpTarget {
  const url = parsed(written);
  if (!/^https?:$/.test(url.protocol)) throw new Error("must start with https:// or http://");
  const [user, password] = [decoded(url.username), decoded(url.password)];
  url.username = "";
  url.password = "";
  if (!user && !password) return { url: url.href, ...(token && { authorization: `Bearer ${token}` }) };
  if (token) throw new Error("has a user name or password, and a token is set too: only one can be sent");
  if (user.includes(":")) throw new Error("has a colon in its user name, which cannot be sent");
  const basic = Buffer.from(`${user}:${password}`, "utf8").toString("base64");
  return { url: url.href, authorization: `Basic ${basic}` };
}

function parsed(written: string): URL {
  try {
    return new URL(written);
  } catch {
    throw new Error("must be a URL");
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a user name or password with a lone "%": write it as %25');
  }
}
