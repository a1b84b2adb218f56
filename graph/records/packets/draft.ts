import { gunzipSync, gzipSync } from "node:zlib";
import type { Context } from "../../core/context.ts";
import { bytesOf } from "./bytes.ts";
import type { Item, Span } from "./layout.ts";

/** A page to review, before the boxes that are drawn by hand. */
export type DraftPage =
  | { document: number; items: Item[] }
  | { document: number; file: string; mediaType: string; index: number };

/**
 * What a packet says, with its redactions by class: redacted words are not in it. It is kept until
 * the PDF is made, so that a box stays where it was drawn although the case goes on.
 */
export interface Draft {
  /** Lines at the beginning of the index. */
  facts: { name: string; value: Span[] }[];
  documents: { title: string; pages: number }[];
  pages: DraftPage[];
  exemptions: string[];
}

type Files = Pick<Context, "files">;

/** The draft is in the place where the PDF will be, so it goes with the packet. */
export const writeDraft = ({ files }: Files, id: string, draft: Draft): Promise<void> =>
  files.write(id, gzipSync(JSON.stringify(draft)));

/** Undefined if the file is the PDF by now, or gone. */
export async function readDraft({ files }: Files, id: string): Promise<Draft | undefined> {
  const bytes = await bytesOf(await files.read(id));
  if (!bytes || bytes[0] !== 0x1f) return undefined;
  return JSON.parse(gunzipSync(bytes).toString("utf8")) as Draft;
}
