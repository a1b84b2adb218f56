import type { Letter, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { isRowNumber } from "../../core/graphql/ids.ts";
import { pseudonymOf, withoutName } from "../../core/text/naming.ts";
import { paperHtml } from "./render/render.ts";
import { openFacts } from "./write/facts.ts";
import { openHtml, openPaper } from "./write/sealed-columns.ts";
import type { Paper } from "./render/letter-text.ts";
import { lettersListedFor, lettersTo, opensLetter } from "./policy.ts";
import { says } from "../../../shared/messages/letters/sentences.ts";

export interface ReadLetter {
  number: string;
  html: string;
  paper: Paper;
  voidedAt: Date | null;
}

/** The words of a letter, for permitted readers; each reading is logged. */
export async function readLetter(context: Context, id: number): Promise<ReadLetter> {
  admit(context.viewer, "officerOrReader");
  if (!isRowNumber(String(id))) throw new Refusal("NOT_FOUND", says.missing);
  const row = await context.db.letter.findFirst({
    where: { AND: [{ id }, lettersListedFor(context.viewer)] },
    include: { request: { select: namesOf } },
  });
  if (!row || !opensLetter(context.viewer, row)) throw new Refusal("NOT_FOUND", says.missing);
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
  const nameless = namelessPaper(context, row, paper);
  return { number, html: paperHtml(nameless), paper: nameless, voidedAt };
}

/** The live closing summary of a request, for the recipient. Undefined until it is written. */
export async function readSummary(
  context: Context,
  requestId: number,
): Promise<Pick<ReadLetter, "number" | "paper"> | undefined> {
  const row = await context.db.letter.findFirst({
    where: { requestId, kind: "summary", state: { not: "void" } },
    include: { request: { select: namesOf } },
  });
  const paper = row?.number && openPaper(context, row.factsSealed);
  if (!row?.number || !paper) return undefined;
  await record(context.db, context, {
    action: "letter.read",
    resourceType: "letter",
    resourceId: row.id,
    details: { number: row.number, request: requestId },
    actor: { actorKind: "visitor", actorName: "the recipient" },
  });
  return { number: row.number, paper: row.request.anonymous ? namelessPaper(context, row, paper) : paper };
}

const namesOf = {
  anonymous: true,
  caseId: true,
  victimName: true,
  victimInfo: { select: { fullName: true } },
} as const satisfies Prisma.EmergencyRequestSelect;

type Named = Prisma.LetterGetPayload<{ include: { request: { select: typeof namesOf } } }>;

const namelessPaper = (context: Context, { factsSealed, request }: Named, paper: Paper): Paper =>
  withoutNames(
    paper,
    [openFacts(context, factsSealed).recipient, request.victimName, request.victimInfo?.fullName ?? ""],
    pseudonymOf(request.caseId, paper.language),
  );

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
    ...(paper.sections && {
      sections: paper.sections.map((section) => ({ ...section, closing: section.closing.map(clean) })),
    }),
  };
}

const newestLetters = 20;

/** An officer's own newest letters; none for others. */
export const listOwnLetters = (
  { db, viewer }: Context,
  query: Pick<Prisma.LetterFindManyArgs, "select" | "include">,
): Promise<Letter[]> =>
  db.letter.findMany({ ...query, where: lettersTo(viewer), orderBy: { id: "desc" }, take: newestLetters });
