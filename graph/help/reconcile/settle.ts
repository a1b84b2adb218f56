import { returnedKey } from "../dispatches/codes/sealed-code.ts";
import type { Prisma, StatementLine } from "../../../prisma/client/client.ts";
import { demand } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite } from "../../core/guarded-write.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { rethrow } from "../../money/funds/not-enough.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { announceTasks, closeTask } from "../../core/tasks/open.ts";
import { pay } from "./pay.ts";
import { can } from "./policy.ts";
import { canAccept, settleForm, type Verdict } from "../../../shared/help/reconcile/rules.ts";
import { says } from "../../../shared/help/reconcile/sentences.ts";

type Selection = Pick<Prisma.StatementLineFindManyArgs, "select" | "include">;

/**
 * Settles a difference with a reason, by a person who did not dispatch help for the case. Accepting
 * pays what the provider asks for; the fund must have it. What takes money beyond the dispatch is
 * accepted by another person than the one who imported the statement.
 */
export async function settleDifference(
  context: Context,
  { id, version }: { id: number; version: number },
  input: unknown,
  query: Selection = {},
): Promise<StatementLine> {
  const { db, viewer } = context;
  demand(can.reconcile(viewer));
  const { decision, reason } = parse(settleForm, input);
  const line = await db.statementLine.findUnique({
    where: { id },
    include: { statement: { select: { importedBy: true } } },
  });
  if (!line) throw new Refusal("NOT_FOUND", says.lineMissing);
  const isAccepted = decision === "accept";
  if (isAccepted && !canAccept(line.verdict as Verdict))
    throw new Refusal("INVALID", says.cannotAccept, { decision: [says.cannotAccept] });
  const { requestId, dispatchId, cents, statement } = line;
  const verdict = line.verdict as Verdict;
  if (isAccepted)
    demand(
      can.acceptDifference(viewer, { verdict, importedBy: statement.importedBy }),
      says.acceptsOwnImport,
    );
  let task: number | undefined;
  return guardedWrite(context, "StatementLine", {
    query,
    where: { id },
    version,
    from: { state: "open" },
    lock: async (tx) => {
      if (requestId === null) return;
      await lockRequest(tx, requestId);
      const given = await tx.helpDispatch.findMany({
        where: { requestId },
        select: { dispatchedByKeys: true },
      });
      demand(can.settleDifference(viewer, given), coreSays.settlesOwnDispatch);
    },
    allow: ({ state }) => {
      if (state !== "open") throw new Refusal("CONFLICT", says.settledAlready);
    },
    data: {
      ...{ state: isAccepted ? "accepted" : "refused", reason },
      ...{ settledBy: viewer.username, settledAt: context.now() },
    },
    missing: says.lineMissing,
    conflict: says.settledAlready,
    audit: ({ after }) => ({
      action: "statement.difference-settled",
      resourceType: "statement",
      resourceId: after.statementId,
      details: { line: after.line, verdict: after.verdict, decision, cents: Number(cents), reason },
    }),
    within: async (tx) => {
      if (isAccepted && dispatchId !== null) {
        const dispatch = await tx.helpDispatch.findUniqueOrThrow({ where: { id: dispatchId } });
        // The money for a code that was bought is lost, or back in stock with the code.
        if (dispatch.lostCents > 0 || dispatch.promoCodeKey === returnedKey(context, dispatch.id))
          throw new Refusal("UNPROCESSABLE", says.paidInAdvance);
        await pay(context, tx, { dispatch, cents: Number(cents) });
      }
      task = await closeTask(
        tx,
        { kind: "statement_difference", subjectType: "statement-line", subjectId: id },
        { at: context.now(), by: viewer.username, note: reason },
      );
    },
    announce: () => {
      context.events.publish("statementChanged", { id });
      announceTasks(context, [task]);
      if (requestId !== null) announceDispatches(context, requestId);
    },
  }).catch(rethrow);
}
