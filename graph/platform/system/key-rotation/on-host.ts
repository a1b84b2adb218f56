import * as z from "zod";
import { systemContext, type Kernel } from "../../../core/context.ts";
import { rotateKey, type Rotated } from "./rotate.ts";

export const rotationShape = z.object({
  by: z.string(),
  /** How texts begin that the new key sealed. */
  sealedPrefix: z.string(),
});
export type Rotation = z.output<typeof rotationShape>;

/** A server that was not restarted would go on sealing with the old key. */
export class OldKeyInUse extends Error {
  constructor() {
    super(
      "A running server does not have the new key yet. Restart it with both keys, then run this command again. Nothing was changed.",
    );
    this.name = "OldKeyInUse";
  }
}

/** Rotates in this process, whose key must be the new one. */
export async function rotateHere(kernel: Kernel, { by, sealedPrefix }: Rotation): Promise<Rotated> {
  if (kernel.keys.sealedPrefix !== sealedPrefix) throw new OldKeyInUse();
  return rotateKey(systemContext(kernel, "key-rotation"), { by });
}
