import { open } from "node:fs/promises";
import { readFirstFormat } from "../first-format/read.ts";
import { magic as firstMagic } from "../first-format/sealed-file.ts";
import { readTar, unpack, type Sink } from "./archive.ts";
import { readEncrypted } from "./encrypted-file.ts";
import type { Manifest } from "./manifest.ts";
import { BackupUnreadable } from "./unreadable.ts";

const ageMagic = "age-encryption.org/v1\n";

/** Reads a backup of either format into sinks. See `unpack`. */
export async function readBackup(
  file: string,
  passphrase: string,
  sinkFor: (name: string) => Promise<Sink>,
): Promise<Manifest> {
  const start = await beginningOf(file);
  if (start.startsWith(ageMagic))
    return unpack((take) => readTar(readEncrypted(file, passphrase), take), sinkFor);
  if (start.startsWith(firstMagic)) return unpack((take) => readFirstFormat(file, passphrase, take), sinkFor);
  throw new BackupUnreadable(`${file} is not a backup of this product.`);
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
