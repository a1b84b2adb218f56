/** Compares identities that are not to be stored. */
export async function saltedHash(salt: string, ...parts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([salt, ...parts]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text)).join(".");
}

export const newSalt = (): string => crypto.getRandomValues(new Uint8Array(16)).join(".");
