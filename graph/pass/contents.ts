import type { HelpType } from "../../prisma/client/enums.ts";
import type { Context } from "../core/context.ts";
import { openCode } from "../dispatches/sealed-code.ts";
import { openPaper } from "../letters/sealed-columns.ts";
import type { Reason } from "../timeline/attribution.ts";
import { readCurrentWait } from "../timeline/spans.ts";
import type { Pass } from "./open.ts";
import { stageOf, type PassStage } from "./rules.shared.ts";

/** What a pass says to whoever holds its link: nothing of the person, the case or the help. */
export interface Progress {
  stage: PassStage;
  /** What is being waited for. Null once nothing is. */
  waitsFor: Reason | null;
  since: Date | null;
  now: Date;
}

export async function readProgress(context: Context, pass: Pass): Promise<Progress> {
  const wait = await readCurrentWait(context, pass.requestId);
  return {
    stage: stageOf(pass.request.status),
    waitsFor: wait?.reason ?? null,
    since: wait ? new Date(wait.from) : null,
    now: context.now(),
  };
}

/** One help, as its code is shown at a counter. */
export interface Ticket {
  id: number;
  helpType: HelpType;
  vendor: string;
  people: number | null;
  hours: number | null;
  /** Null once it is no longer valid. */
  code: string | null;
  confirmationNumber: string;
  /** Day in the time zone of the letters. Null without a limit. */
  validUntil: Date | null;
  supportPhones: string[];
  supportHours: string | null;
  chatUrl: string | null;
  state: "ready" | "problem" | "received" | "void";
  /** When it was received or became void. */
  at: Date | null;
}

export interface WrittenLetter {
  number: string;
  writtenAt: Date | null;
  isVoid: boolean;
  title: string;
  lines: string[];
}

export interface Contents {
  tickets: Ticket[];
  letters: WrittenLetter[];
}

/** What a pass shows with its PIN. */
export async function readContents(context: Context, { requestId }: Pass): Promise<Contents> {
  const { db } = context;
  const [dispatches, letters] = await Promise.all([
    db.helpDispatch.findMany({
      where: { requestId },
      orderBy: { id: "asc" },
      include: {
        vendor: { select: { supportPhones: true, supportHours: true, chatUrl: true } },
        replacedBy: { select: { id: true } },
        letters: { where: { audience: "victim" }, select: { validUntil: true }, take: 1 },
      },
    }),
    db.letter.findMany({
      where: { requestId, audience: "victim", number: { not: null } },
      orderBy: { id: "asc" },
      select: { number: true, writtenAt: true, voidedAt: true, factsSealed: true },
    }),
  ]);
  return {
    tickets: dispatches
      .filter(({ replacedBy }) => !replacedBy) // the help in its place is shown
      .map((row) => ({
        id: row.id,
        helpType: row.helpType,
        vendor: row.vendorName,
        people: row.people,
        hours: row.hours,
        code: row.voidedAt ? null : openCode(context, row.promoCodeSealed),
        confirmationNumber: row.confirmationNumber,
        validUntil: row.letters[0]?.validUntil ?? null,
        supportPhones: row.vendor?.supportPhones ?? [],
        supportHours: row.vendor?.supportHours ?? null,
        chatUrl: row.vendor?.chatUrl ?? null,
        state: row.voidedAt ? "void" : row.completedAt ? "received" : row.problemAt ? "problem" : "ready",
        at: row.voidedAt ?? row.completedAt ?? row.problemAt,
      })),
    letters: letters.flatMap(({ number, writtenAt, voidedAt, factsSealed }) => {
      const paper = openPaper(context, factsSealed);
      if (!number || !paper) return [];
      return { number, writtenAt, isVoid: voidedAt !== null, title: paper.title, lines: paper.lead };
    }),
  };
}
