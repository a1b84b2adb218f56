/** Bytes in the type that both Web Crypto and IndexedDB accept. */
export type Bytes = Uint8Array<ArrayBuffer>;

const chunkBytes = 0x8000; // with more arguments than this a call overflows the stack

export function toBase64(bytes: Bytes): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += chunkBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
  return btoa(binary);
}

/** Throws on invalid base64. */
export function fromBase64(text: string): Bytes {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

export const textToBytes = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
export const bytesToText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);
