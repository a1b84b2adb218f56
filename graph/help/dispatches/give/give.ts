import { demandReach } from "../../../core/access/agency-scope.ts";
import type { Context } from "../../../core/context.ts";
import { refusalOf, uniqueViolated } from "../../../adapters/database/refusal.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { sqlWithin } from "../../../core/database/statement.ts";
import type { StoredKey } from "../../../core/idempotency.ts";
import { isLowNow } from "../../vendors/codes.ts";
import { makeCodes, withCodes } from "../codes/codes.ts";
import { lowStockNotices } from "./notices.ts";
import { demandGivable, planOf } from "./plan.ts";
import type { DispatchForm } from "../../../../shared/help/dispatches/rules.ts";
import { isDispatchable } from "../../../../shared/help/dispatches/state.ts";
import { insertDispatch } from "./insert.ts";
import { readDispatchFacts, readPrefetchedFacts, type DispatchFacts } from "./facts.sql.ts";
import type { LockedRequest, Tx } from "./lock.ts";

export interface DispatchedHelp {
  ids: number[];
  /** Vendors whose pools have changed. */
  pools: number[];
}

interface Giving {
  request: LockedRequest;
  form: DispatchForm;
  /** The dispatch that it replaces. */
  replacesId?: number;
  /** Why more than the allocation is dispatched, if the form does not say. */
  reason?: string;
}

/**
 * Dispatches help within the transaction that holds the request's lock: limits, codes, rows,
 * status, letters and audit, all or nothing.
 */
export async function giveHelp(
  context: Context,
  tx: Tx,
  { request, form, replacesId, reason }: Giving,
): Promise<DispatchedHelp> {
  const sql = sqlWithin(tx);
  const facts = await readUnderLocks(context, tx, { request, form });
  const { chosen, over, overlap } = demandGivable(context, facts, form, reason);
  const given = await withCodes(context, tx, request.id, chosen);
  const plan = planOf(context, facts, given, { form, over, overlap, replacesId });
  const isWritten = await insertDispatch(context, sql, plan);
  if (!isWritten) throw new Error(`request ${request.id} changed under its lock`);
  const low = given.filter(({ given: { pool } }) => pool && isLowNow(pool));
  if (low.length) await lowStockNotices(context, tx, low);
  return {
    ids: chosen.map(({ id }) => id),
    pools: given.flatMap(({ given: { pool }, vendor }) => (pool ? [vendor.id] : [])),
  };
}

/** Two requests of one person are dispatched one after the other, so the second sees the first. */
async function readUnderLocks(context: Context, tx: Tx, { request, form }: Giving): Promise<DispatchFacts> {
  const read = async () => {
    const asked = { requestId: request.id, providers: form.providers };
    const facts = await readDispatchFacts(context, sqlWithin(tx), asked);
    if (!facts) throw new Error(`request ${request.id} is gone under its lock`);
    // It may have been moved to another agency since the call began.
    demandReach(context.viewer, facts.agencyId);
    return facts;
  };
  const facts = await read();
  if (!facts.samePerson) return facts;
  await lockName(tx, `person:${facts.samePerson.firstId}`);
  return read();
}

interface AtOnce {
  requestId: number;
  form: DispatchForm;
  /** The version that was shown. */
  version: number | null | undefined;
  key: StoredKey | undefined;
}

/**
 * The usual dispatch without a lock: it reads the facts, and its one statement applies only to the
 * version that was read, which every change of the request's help, money or status increases.
 * Returns undefined without writing if the request changed, the key was already used, the person
 * has another request, or a code must come from a pool or collided. Then `giveHelp` retries under
 * the lock.
 */
export async function assignWithoutLock(
  context: Context,
  { requestId, form, version, key }: AtOnce,
): Promise<DispatchedHelp | undefined> {
  const click = { requestId, providers: form.providers, key };
  const facts = await readPrefetchedFacts(context, click);
  if (!facts || facts.isRepeat || facts.samePerson || !isDispatchable(facts.status)) return;
  demandReach(context.viewer, facts.agencyId);
  if (version !== undefined && version !== null && version !== facts.version) return;
  const { chosen, over, overlap } = demandGivable(context, facts, form);
  if (chosen.some(({ vendor }) => vendor.hasPool)) return;
  const codes = await makeCodes(
    context,
    context.sql,
    chosen.map(({ vendor }) => vendor.name),
  );
  const given = chosen.map((one, at) => ({ ...one, given: { code: codes[at] ?? "", pool: undefined } }));
  const plan = planOf(context, facts, given, { form, over, overlap });
  const answer = { ids: chosen.map(({ id }) => id), pools: [] };
  try {
    return (await insertDispatch(context, context.sql, plan, key && { ...key, answer })) ? answer : undefined;
  } catch (error) {
    if (refusalOf(error, uniqueViolated) === undefined) throw error;
    return;
  }
}
