import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import { refusalOf, uniqueViolated } from "../../../adapters/database/refusal.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { keptKey, once } from "../../../core/idempotency.ts";
import { announceDispatches } from "./announce.ts";
import { assignWithoutLock, giveHelp } from "./give.ts";
import { demandNotGiven } from "./plan.ts";
import { dispatchForm, type DispatchForm } from "../../../../shared/help/dispatches/rules.ts";
import { sqlWithin } from "../../../core/database/statement.ts";
import { readDispatchFacts } from "./facts.sql.ts";
import { says } from "../../../../shared/help/dispatches/sentences.ts";
import { demandDispatchable, demandLocked, type Tx } from "./lock.ts";

export interface DispatchOptions {
  /** The version that was shown; a changed request must be reviewed first. */
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/** The dispatch ids in the order of the providers. */
interface Sent {
  ids: number[];
  /** The same key was sent before, so nothing more was dispatched. */
  isRepeat: boolean;
}

/** Dispatches help for a request: all providers of one action or none. */
export async function dispatchHelp(
  context: Context,
  requestId: number,
  input: unknown,
  { version, idempotencyKey }: DispatchOptions = {},
): Promise<Sent> {
  const { viewer } = context;
  admit(viewer, "dispatch");
  const form = parse(dispatchForm, input);
  const act = {
    scope: `dispatch ${viewer.adminId}`,
    key: idempotencyKey ?? undefined,
    body: { requestId, ...form, providers: form.providers.map(asRepeated) },
  };
  const atOnce = await assignWithoutLock(context, { requestId, form, version, key: keptKey(act) });
  const { answer, repeated } = atOnce
    ? { answer: atOnce, repeated: false }
    : await againIfTaken(() =>
        once(context, act, async (tx) => {
          const request = await demandLocked(tx, requestId);
          demandDispatchable(request);
          if (version !== undefined && version !== null && version !== request.version)
            throw await changedMeanwhile(context, tx, requestId, form);
          const { ids, pools } = await giveHelp(context, tx, { request, form });
          return { ids, pools };
        }),
      );
  if (!repeated) announceDispatches(context, requestId, answer.pools);
  return { ids: answer.ids, isRepeat: repeated };
}

/** If what changed is that the same help was sent, the refusal says so. */
async function changedMeanwhile(context: Context, tx: Tx, requestId: number, form: DispatchForm) {
  const facts = await readDispatchFacts(context, sqlWithin(tx), { requestId, providers: form.providers });
  if (facts) demandNotGiven(context, facts, form);
  return new Refusal("CONFLICT", says.changedMeanwhile);
}

/**
 * The form as a repeat of it is compared: what its person was told of ends guards it, as the
 * version does, and can differ after an answer was lost.
 */
export const asRepeated = <Form extends { earliestEnd?: Date | null | undefined }>(form: Form) => ({
  ...form,
  earliestEnd: undefined,
});

/** The request after an administrator's action. */
export const readAfter = (
  context: Context,
  requestId: number,
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> => {
  context.opened.add(requestId);
  return context.db.emergencyRequest.findUniqueOrThrow({
    ...query,
    where: { id: requestId },
    relationLoadStrategy: "join", // one round trip instead of one per relation
  });
};

/** If two draw the same code concurrently, one of them draws again. */
export async function againIfTaken<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn++) {
    try {
      return await act();
    } catch (error) {
      if (refusalOf(error, uniqueViolated) === undefined || turn === maxTurns) throw error;
    }
  }
}

const maxTurns = 4;
