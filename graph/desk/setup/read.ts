import type { SetupNote } from "../../../prisma/client/client.ts";
import type { Kernel } from "../../core/context.ts";
import { dateIn } from "../../core/time/format.ts";
import type { Finding, SetupItem, SetupSource } from "./item.ts";
import { setupItems } from "./items.ts";
import { lookUpWith } from "./look-up.ts";

/** An item of the list, with what was found now. */
export interface SetupLine extends Omit<SetupItem, "find">, Finding {
  noted: SetupNote | null;
  /** A person can note it, and that would settle something. */
  canNote: boolean;
}

/**
 * What was found for every item, from the installation itself. A training installation has no
 * items, because it never gets a real case.
 */
export async function findSetup(kernel: Kernel, options: { isFresh?: boolean } = {}): Promise<SetupLine[]> {
  if (kernel.env.TRAINING) return [];
  const notes = new Map((await kernel.db.setupNote.findMany()).map((note) => [note.item, note]));
  const day = (at: Date) => dateIn(kernel.zone(), at, "en");
  const source: SetupSource = {
    ...kernel,
    day,
    lookUp: lookUpWith(kernel, options),
    noted(item) {
      const note = notes.get(item);
      return note ? { by: note.notedBy, on: day(note.notedAt), detail: note.detail } : null;
    },
  };
  return Promise.all(
    setupItems.map(async ({ find, ...item }) => {
      const finding = await findOne(source, { find, ...item });
      const noted = notes.get(item.id) ?? null;
      const canNote = item.note !== undefined && !noted && finding.state !== "done";
      return { ...item, ...finding, noted, canNote };
    }),
  );
}

/** One that cannot be read does not hide the others. */
async function findOne(source: SetupSource, item: SetupItem): Promise<Finding> {
  try {
    return await item.find(source);
  } catch (error) {
    source.log.error({ err: error, item: item.id }, "an item of the setup could not be read");
    return { state: "attention", fact: "This could not be read. The server's log says why." };
  }
}

export const countOpen = (lines: readonly SetupLine[]): number =>
  lines.filter(({ state }) => state !== "done").length;
