import type { Letter, Prisma } from "../../prisma/client/client.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { openHtml, openPaper } from "./kept.ts";
import type { Paper } from "./paper.ts";
import { lettersListedFor, lettersTo } from "./policy.ts";
import { says } from "./sentences.ts";

export interface ReadLetter {
  number: string;
  html: string;
  paper: Paper;
  voidedAt: Date | null;
}

/** No column of numbers holds more. */
const mostRows = 2_147_483_647;

/** What a letter says, to whoever may read it; each reading is one entry of the log. */
export async function readLetter(context: Context, id: number): Promise<ReadLetter> {
  admit(context.viewer, "officerOrAdmin");
  if (id > mostRows) throw new Refusal("NOT_FOUND", says.missing);
  const row = await context.db.letter.findFirst({
    where: { AND: [{ id }, lettersListedFor(context.viewer)] },
  });
  if (!row) throw new Refusal("NOT_FOUND", says.missing);
  const paper = row.number && openPaper(context, row.factsSealed);
  if (!row.number || !row.htmlSealed || !paper) throw new Refusal("CONFLICT", says.notWritten);
  await record(context.db, context, {
    action: "letter.read",
    resourceType: "letter",
    resourceId: id,
    details: { number: row.number, request: row.requestId },
  });
  return { number: row.number, html: openHtml(context, row.htmlSealed), paper, voidedAt: row.voidedAt };
}

const newestLetters = 20;

/** An officer's own newest letters; none for anybody else. */
export const listOwnLetters = (
  { db, viewer }: Context,
  query: Pick<Prisma.LetterFindManyArgs, "select" | "include">,
): Promise<Letter[]> =>
  db.letter.findMany({ ...query, where: lettersTo(viewer), orderBy: { id: "desc" }, take: newestLetters });
