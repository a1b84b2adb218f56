import type { Prisma } from "../../../../prisma/client/client.ts";
import type { RequestStatus } from "../../../../prisma/client/enums.ts";
import { Refusal } from "../../../core/errors.ts";
import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { isDispatchable } from "../../../../shared/help/dispatches/state.ts";
import { says } from "../../../../shared/help/dispatches/sentences.ts";

export type Tx = Prisma.TransactionClient;

/** A locked request: no one else can dispatch or void help for it until the transaction ends. */
export interface LockedRequest {
  id: number;
  status: RequestStatus;
  version: number;
}

/**
 * Locks the request. Its facts are read by a later statement: a waiting caller must see what the
 * lock's holder wrote, and a waiting statement sees other tables as they were when it began.
 */
export async function demandLocked(tx: Tx, requestId: number): Promise<LockedRequest> {
  const request = await lockRequest(tx, requestId);
  if (!request) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  return request;
}

/** Help can be dispatched for approved requests, and for those with earlier dispatches. */
export function demandDispatchable({ status }: { status: RequestStatus }) {
  if (!isDispatchable(status)) throw new Refusal("CONFLICT", says.notDispatchable({ status }));
}
