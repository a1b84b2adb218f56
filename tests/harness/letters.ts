import { systemContext } from "../../graph/core/context.ts";
import { writeDueLetters } from "../../graph/messages/letters/write/write.ts";
import type { Lab } from "./kernel.ts";

/** The letter job, until none is due. */
export async function writeLetters(lab: Lab): Promise<void> {
  while ((await writeDueLetters(systemContext(lab, "letters"))) > 0);
}
