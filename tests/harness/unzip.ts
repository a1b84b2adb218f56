import { inflateRawSync } from "node:zlib";

/** The files of a zip by name, from its central directory. */
export function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [number, number, number];
    const name = bytes.toString("utf8", at + 46, at + 46 + lengths[0]);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    files.set(name, (method === 8 ? inflateRawSync(packed) : packed).toString("utf8"));
    at += 46 + lengths[0] + lengths[1] + lengths[2];
  }
  return files;
}
