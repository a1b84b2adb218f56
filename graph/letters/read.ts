import type { Letter, Prisma } from "../../prisma/client/client.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { pseudonymOf, withoutName } from "../recipients/naming.ts";
import { paperHtml } from "./render/render.ts";
import { openFacts } from "./facts.ts";
import { openHtml, openPaper } from "./sealed-columns.ts";
import type { Paper } from "./render/letter-text.ts";
import { lettersListedFor, lettersTo } from "./policy.ts";
import { says } from "./sentences.ts";

export interface ReadLetter {
  number: string;
  html: string;
  paper: Paper;
  voidedAt: Date | null;
}

/** The maximum of an integer column. */
const mostRows = 2_147_483_647;

/** The words of a letter, for permitted readers; each reading is logged. */
export async function readLetter(context: Context, id: number): Promise<ReadLetter> {
  admit(context.viewer, "officerOrAdmin");
  if (id > mostRows) throw new Refusal("NOT_FOUND", says.missing);
  const row = await context.db.letter.findFirst({
    where: { AND: [{ id }, lettersListedFor(context.viewer)] },
    include: { request: { select: namesOf } },
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
  const { number, voidedAt, htmlSealed, request } = row;
  if (!request.anonymous) return { number, html: openHtml(context, htmlSealed), paper, voidedAt };
  const nameless = withoutNames(
    paper,
    [openFacts(context, row.factsSealed).recipient, request.victimName, request.victimInfo?.fullName ?? ""],
    pseudonymOf(request.caseId, paper.language),
  );
  return { number, html: paperHtml(nameless), paper: nameless, voidedAt };
}

const namesOf = {
  anonymous: true,
  caseId: true,
  victimName: true,
  victimInfo: { select: { fullName: true } },
} as const satisfies Prisma.EmergencyRequestSelect;

/**
 * If a person became anonymous after the letter was written, copies that are read later do not name
 * them. The original stays as it is.
 */
function withoutNames(paper: Paper, names: string[], pseudonym: string): Paper {
  const clean = (text: string) => names.reduce((said, name) => withoutName(said, name, pseudonym), text);
  return {
    ...paper,
    subject: clean(paper.subject),
    title: clean(paper.title),
    greeting: paper.greeting === null ? null : clean(paper.greeting),
    lead: paper.lead.map(clean),
    facts: paper.facts.map((fact) => ({ ...fact, value: clean(fact.value) })),
    closing: paper.closing.map(clean),
    sms: paper.sms.map(clean),
  };
}

const newestLetters = 20;

/** An officer's own newest letters; none for others. */
export const listOwnLetters = (
  { db, viewer }: Context,
  query: Pick<Prisma.LetterFindManyArgs, "select" | "include">,
): Promise<Letter[]> =>
  db.letter.findMany({ ...query, where: lettersTo(viewer), orderBy: { id: "desc" }, take: newestLetters });
